import { classNames } from '@/lib/class-names';
import { SampleFigure } from '@/ui/sample-figure';

const weeks = [
  { week: '7/27', questions: 310, open: 118 },
  { week: '8/3', questions: 342, open: 121 },
  { week: '8/10', questions: 327, open: 104 },
  { week: '8/17', questions: 398, open: 163 },
  { week: '8/24', questions: 405, open: 149 },
  { week: '8/31', questions: 391, open: 96 },
  { week: '9/7', questions: 412, open: 71 },
  { week: '9/14', questions: 420, open: 64 },
] as const;
const REWRITTEN_IN_WEEK = '8/24';
const HIGHEST = 420;

/** The last week by topic. The columns add up to its totals. */
const topics = [
  {
    topic: 'Invoices',
    questions: 124,
    open: 22,
    minutes: 310,
    trend: [96, 104, 99, 151, 148, 131, 128, 124],
  },
  { topic: 'Moving', questions: 88, open: 14, minutes: 176, trend: [52, 58, 60, 66, 71, 76, 84, 88] },
  { topic: 'Meter readings', questions: 96, open: 9, minutes: 121, trend: [70, 82, 74, 84, 90, 88, 95, 96] },
  { topic: 'Payments', questions: 71, open: 8, minutes: 98, trend: [60, 63, 58, 62, 60, 59, 68, 71] },
  { topic: 'Outages', questions: 41, open: 11, minutes: 89, trend: [32, 35, 36, 35, 36, 37, 37, 41] },
] as const;

const totals = [
  { name: 'Questions', value: '420', change: '+8 on the week before' },
  { name: 'Unanswered', value: '64', change: '−54 in eight weeks' },
  { name: 'Costliest topic', value: 'Invoices', change: '310 minutes' },
] as const;

/** A week of a help desk: totals, a chart with the moment that changed it, and the topics behind the total. */
export function Dashboard() {
  return (
    <SampleFigure
      label="A utility’s help desk, week of September 14"
      note="In the week of August 24, the team rewrote its page about invoices."
      className="p-0!"
    >
      <dl className="grid grid-cols-2 border-b border-border sm:grid-cols-3">
        {totals.map(({ name, value, change }) => (
          <div
            key={name}
            className="border-border p-5 max-sm:last:col-span-2 max-sm:last:border-t sm:border-e sm:p-6 sm:last:border-e-0"
          >
            <dt className="text-sm text-fg-muted">{name}</dt>
            <dd className="mt-1 text-h3 font-semibold">{value}</dd>
            <dd className="mt-1 font-mono text-xs text-fg-muted">{change}</dd>
          </div>
        ))}
      </dl>
      <div className="grid *:min-w-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="border-b border-border p-5 sm:p-6 lg:border-e lg:border-b-0">
          <WeeksChart />
        </div>
        <div className="p-5 sm:p-6">
          <TopicTable />
        </div>
      </div>
    </SampleFigure>
  );
}

function WeeksChart() {
  return (
    <>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-fg-muted">
        <Key look="bg-accent/25">Questions a week</Key>
        <Key look="bg-accent">Unanswered</Key>
      </p>
      <div
        role="img"
        aria-label="Questions a week rise from 310 to 420. Unanswered ones rise from 118 to 163 in the fourth week, then fall to 64 in the eighth."
        className="mt-10 grid h-56 grid-cols-8 items-end gap-1.5 border-b border-border-strong/60 sm:gap-3"
      >
        {weeks.map(({ week, questions, open }) => (
          <div key={week} className="relative flex h-full flex-col justify-end">
            {week === REWRITTEN_IN_WEEK && (
              <span className="absolute inset-x-1/2 -top-8 bottom-0 border-s border-dashed border-mint">
                <span className="absolute -top-1 -translate-x-1/2 rounded-full bg-mint-soft px-2.5 py-0.5 text-xs font-medium whitespace-nowrap text-mint rtl:translate-x-1/2">
                  Page rewritten
                </span>
              </span>
            )}
            <span className="pb-1 text-center font-mono text-xs text-fg-muted">
              {week === weeks[0].week || week === weeks[7].week ? questions : ''}
            </span>
            <span
              className="flex flex-col justify-end rounded-t-sm bg-accent/25"
              style={{ blockSize: `${(questions / HIGHEST) * 88}%` }}
            >
              <span
                className="grid rounded-t-sm bg-accent pt-1 text-center font-mono text-xs text-on-accent max-sm:text-[0.6875rem]"
                style={{ blockSize: `${(open / questions) * 100}%` }}
              >
                {open}
              </span>
            </span>
          </div>
        ))}
      </div>
      <div
        aria-hidden
        className="mt-2 grid grid-cols-8 gap-1.5 text-center font-mono text-xs text-fg-muted sm:gap-3"
      >
        {weeks.map(({ week }) => (
          <span key={week}>{week}</span>
        ))}
      </div>
    </>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={classNames('size-3 rounded-sm', look)} />
      <span>{children}</span>
    </span>
  );
}

function TopicTable() {
  return (
    <table className="w-full border-collapse text-start text-sm max-[22rem]:wrap-anywhere sm:text-base">
      <caption className="sr-only">The last week by topic</caption>
      <thead>
        <tr className="border-b border-border-strong/60 text-sm text-fg-muted">
          <th scope="col" className="pb-3 text-start font-medium">
            Topic
          </th>
          <th scope="col" className="px-2 pb-3 text-start font-medium max-sm:hidden">
            8 weeks
          </th>
          <th scope="col" className="px-2 pb-3 text-end font-medium">
            Asked
          </th>
          <th scope="col" className="px-2 pb-3 text-end font-medium">
            Unanswered
          </th>
          <th scope="col" className="pb-3 text-end font-medium">
            Minutes
          </th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, questions, open, minutes, trend }, row) => (
          <tr key={topic} className="border-b border-border last:border-b-0">
            <th scope="row" className="py-3.5 text-start font-medium">
              {topic}
            </th>
            <td className="px-2 max-sm:hidden">
              <Sparkline values={trend} />
            </td>
            <td className="px-2 text-end text-fg-muted">{questions}</td>
            <td className="px-2 text-end text-fg-muted">{open}</td>
            <td
              className={classNames('text-end', row === 0 ? 'font-medium text-accent-fg' : 'text-fg-muted')}
            >
              {minutes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sparkline({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const points = values.map((value, index) => `${2 + index * 11} ${21 - ((value - low) / range) * 18}`);
  const [x, y] = (points.at(-1) ?? '0 0').split(' ');
  return (
    <svg aria-hidden viewBox="0 0 84 24" fill="none" className="w-21">
      <path d={`M${points.join('L')}`} strokeWidth="1.5" strokeLinejoin="round" className="stroke-accent" />
      <circle cx={x} cy={y} r="2.5" className="fill-accent" />
    </svg>
  );
}
