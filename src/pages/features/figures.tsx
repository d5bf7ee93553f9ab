import { LuCheck, LuMinus, LuX } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { facts } from '@/site/facts';
import { SampleFigure } from '@/ui/sample-figure';

const gates = [`${facts.encryption.inTransit} connection`, 'Account', 'Right to read'] as const;

/** The number of gates each request passes. */
const requests = [
  { who: 'Someone on an open network', passes: 0, result: 'Refused: not encrypted.' },
  { who: 'A former employee', passes: 1, result: 'Refused: the account is closed.' },
  { who: 'A colleague in sales', passes: 2, result: 'Refused: no right to read it.' },
  { who: 'Mara, support', passes: 3, result: 'Opened, and in the log.' },
] as const;

/** Four requests for one conversation, and the gate at which each stops. */
export function AccessGates() {
  return (
    <SampleFigure label="Four requests to read conversation 2206" className="p-0!">
      <ol className="divide-y divide-border">
        {requests.map(({ who, passes, result }) => {
          const isAllowed = passes === gates.length;
          return (
            <li key={who} className={classNames('p-5 sm:px-6', isAllowed && 'bg-mint-soft')}>
              <p className="font-semibold">{who}</p>
              <ul className="mt-3 grid grid-cols-3 gap-2">
                {gates.map((gate, index) => (
                  <Gate
                    key={gate}
                    name={gate}
                    state={index < passes ? 'passed' : index === passes ? 'stopped' : 'never reached'}
                  />
                ))}
              </ul>
              <p className={classNames('mt-3', isAllowed ? 'font-medium text-mint' : 'text-fg-muted')}>
                {result}
              </p>
            </li>
          );
        })}
      </ol>
    </SampleFigure>
  );
}

const states = {
  passed: { Icon: LuCheck, look: 'text-mint', bar: 'bg-mint' },
  stopped: { Icon: LuX, look: 'text-danger', bar: 'bg-danger' },
  'never reached': { Icon: LuMinus, look: 'text-fg-subtle', bar: 'bg-border' },
} as const;

function Gate({ name, state }: { name: string; state: keyof typeof states }) {
  const { Icon, look, bar } = states[state];
  return (
    <li className={look}>
      <span aria-hidden className={classNames('block h-1 rounded-full', bar)} />
      <span className="mt-2 flex items-start gap-1.5 text-sm">
        <Icon aria-hidden className="mt-1 size-3.5 shrink-0" />
        <span>{name}</span>
        <span className="sr-only">{`: ${state}`}</span>
      </span>
    </li>
  );
}

const LIMIT = 80;

const orders = [
  { id: '8812', amount: '$24.00', score: 4 },
  { id: '8813', amount: '$112.50', score: 11 },
  { id: '8814', amount: '$2,480.00', score: 97 },
  { id: '8815', amount: '$61.20', score: 38 },
  { id: '8816', amount: '$8.90', score: 2 },
] as const;

const reasons = [
  { points: '+41', text: 'Third card from this device in ten minutes' },
  { points: '+32', text: 'Twelve times the usual amount' },
  { points: '+24', text: 'New account, express shipping' },
] as const;

/** Five orders with their scores. The one above the limit waits for the team, with its reasons. */
export function OrderReview() {
  return (
    // The id that the section's tool had, so that old links still lead here.
    <SampleFigure
      id="try"
      label="Orders of an online store"
      note={`The store’s limit is ${LIMIT}. One order waits for the team.`}
      className="p-0!"
    >
      <ul className="divide-y divide-border">
        {orders.map(({ id, amount, score }) => {
          const isHeld = score > LIMIT;
          return (
            <li key={id} className={classNames('px-5 py-4 sm:px-6', isHeld && 'bg-danger-soft')}>
              <div className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 sm:grid-cols-[7rem_1fr_6rem]">
                <p className="font-medium">{`Order ${id}`}</p>
                <div className="flex items-center gap-3 max-sm:order-last max-sm:col-span-2">
                  <span
                    aria-hidden
                    className="relative h-1.5 grow rounded-full bg-surface-2 inset-ring inset-ring-border"
                  >
                    <span
                      className={classNames(
                        'absolute inset-y-0 start-0 rounded-full',
                        isHeld ? 'bg-danger' : 'bg-mint',
                      )}
                      style={{ inlineSize: `${score}%` }}
                    />
                    <span
                      className="absolute -inset-y-1.5 border-s border-fg-muted"
                      style={{ insetInlineStart: `${LIMIT}%` }}
                    />
                  </span>
                  <span
                    className={classNames(
                      'w-8 text-end font-mono',
                      isHeld ? 'font-semibold text-danger' : 'text-fg-muted',
                    )}
                  >
                    <span className="sr-only">Score </span>
                    {score}
                  </span>
                </div>
                <p className="text-end font-mono text-fg-muted">{amount}</p>
              </div>
              {isHeld && (
                <ul className="mt-3 grid gap-1">
                  {reasons.map(({ points, text }) => (
                    <li key={text} className="grid grid-cols-[3rem_1fr]">
                      <span className="font-mono text-sm/6.5 text-danger">{points}</span>
                      <span>{text}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </SampleFigure>
  );
}
