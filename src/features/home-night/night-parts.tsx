import type { ReactNode } from 'react';
import {
  Bubble,
  Findings,
  masked,
  MessageText,
  partsOf,
  ReplyView,
  type Analysis,
} from '@/features/message-analysis';
import { toneNames } from '@/features/tools';
import { classNames } from '@/lib/class-names';
import { listOf } from '@/lib/number-words';
import { clockTime } from '@/site/locale';
import { featureMessages, store, storeSays, type Night } from '@/site/messages';
import type { NightStep } from './night-steps';

interface StepProps {
  readonly night: Night;
  /** Whether the night has come to a step. */
  readonly reached: (step: NightStep['id']) => boolean;
  /** Of the message, in the inbox. */
  readonly state: string | undefined;
  /** Of the customer. */
  readonly name: string;
  readonly analysis: Analysis;
  /** The message is the visitor's. */
  readonly isOwn: boolean;
}

/** What a step adds to the frame, or the content of its card. */
export const stepParts = {
  close: Closing,
  arrive: Arrival,
  read: Reading,
  mask: Masking,
  reply: Reply,
  note: Note,
} as const satisfies Record<NightStep['id'], (props: StepProps) => ReactNode>;

/** What a step adds to the frame comes in when the step is reached. */
const partClass =
  'transition-[opacity,transform] duration-slower frame:group-data-[shown=false]/step:translate-y-3 frame:group-data-[shown=false]/step:opacity-0';
/** Only the first step shows these parts of the frame. */
const firstClass =
  'transition-[opacity,transform] duration-slower frame:row-span-4 frame:row-start-2 frame:group-data-[current=false]/step:invisible frame:group-data-[current=false]/step:opacity-0';

function Closing(props: StepProps) {
  const { tonight, exchanges } = props.night;
  const { text, reply, source } = featureMessages.chatbot;
  return (
    <>
      <InboxList {...props} />
      <div className={`${firstClass} grid gap-3 frame:col-start-2 frame:content-start frame:p-4`}>
        <Bubble>{text}</Bubble>
        <ReplyView text={reply} source={source} />
        {exchanges.map((exchange, index) => (
          <div
            key={exchange.text}
            className={classNames('grid gap-3 frame:grid', index < exchanges.length - 1 && 'hidden')}
          >
            <Bubble>{exchange.text}</Bubble>
            <ReplyView text={exchange.reply} source={exchange.source} />
          </div>
        ))}
        <p className="mt-1 flex items-center cards:hidden gap-3 text-xs before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
          <span>{`${clockTime(store.closesAt)}: the AI answers until ${clockTime(store.opensAt)}`}</span>
        </p>
      </div>
      <dl className={`${firstClass} grid content-start gap-4 cards:hidden frame:col-start-3 frame:p-4`}>
        {tonight.map(({ term, text: what }) => (
          <div key={term}>
            <dt className="font-medium text-fg">{term}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The day's conversations. The message comes in above them; until then, they stand in its place. */
function InboxList({ night, reached, name, analysis, state }: StepProps) {
  const text = reached('mask') ? withoutPersonalData(analysis) : analysis.text;
  const message = { name, time: night.arrives, text, state };
  const isHere = reached('arrive');
  return (
    <ul className="hidden overflow-clip frame:col-start-1 frame:row-span-3 frame:row-start-2 frame:block">
      {[message, ...night.earlier].map((row, index) => (
        <li
          key={row.name}
          className={classNames(
            'border-b border-border px-4 py-3 text-xs transition-transform duration-slower',
            !isHere && (row === message ? 'invisible -translate-y-full' : '-translate-y-full'),
            index === (isHere ? 0 : 1) && 'border-s-2 border-s-accent bg-surface-2',
          )}
        >
          <p className="flex justify-between gap-3">
            <span translate="no" className="font-medium text-fg">
              {row.name}
            </span>
            <span>{row.time}</span>
          </p>
          <p className="truncate">{row.text}</p>
          <p className={row === message ? 'text-accent-fg' : 'text-fg-subtle'}>
            <span>{row.state}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Arrival({ reached, analysis, isOwn }: StepProps) {
  return (
    <>
      <div
        data-marked={reached('read')}
        className={`${partClass} frame:col-start-2 frame:row-start-2 frame:p-4`}
      >
        <CustomerMessage analysis={analysis} masks={reached('mask')} isOwn={isOwn} />
      </div>
      {!isOwn && (
        <figure
          className={`${partClass} rounded-sm border border-s-2 border-border border-s-accent px-4 py-3 frame:col-start-2 frame:row-start-3 frame:ms-4 frame:me-16 frame:mb-4 frame:self-start`}
        >
          <figcaption className="text-xs">{`Found in the store’s pages: ${analysis.source}`}</figcaption>
          <blockquote className="mt-1 text-fg">{storeSays.damaged}</blockquote>
        </figure>
      )}
      <p
        aria-hidden
        className={classNames(
          partClass,
          'hidden justify-self-end rounded-card border border-dashed border-border-strong px-4 py-3 frame:col-start-2 frame:row-start-4 frame:me-4 frame:block frame:self-start',
          reached('reply') && 'invisible',
        )}
      >
        Drafting a reply
      </p>
    </>
  );
}

type CustomerMessageProps = Pick<StepProps, 'analysis' | 'isOwn'> & { readonly masks: boolean };

/** A sample is shown whole; the visitor has all of a long message in the field. */
function CustomerMessage({ analysis, masks, isOwn }: CustomerMessageProps) {
  return (
    <Bubble className="frame:text-base">
      <MessageText analysis={analysis} masks={masks} className={isOwn ? 'line-clamp-6' : undefined} />
    </Bubble>
  );
}

/** On a card of its own, a step shows the message that it works on; the frame has it already. */
function Again(props: CustomerMessageProps) {
  return (
    <div aria-hidden className="frame:hidden">
      <CustomerMessage {...props} />
    </div>
  );
}

const rowsClass = '*:border-border *:py-2.5 *:not-first:border-t frame:col-start-3 frame:px-4';

function Reading({ analysis, isOwn }: StepProps) {
  return (
    <>
      <Again analysis={analysis} isOwn={isOwn} masks={false} />
      <Findings
        analysis={analysis}
        show={['mood', 'languages', 'team']}
        className={`${partClass} ${rowsClass} frame:row-span-3 frame:row-start-2 cards:*:nth-2:hidden`}
      />
    </>
  );
}

function Masking({ analysis, isOwn }: StepProps) {
  return (
    <>
      <Again analysis={analysis} isOwn={isOwn} masks />
      <Findings
        analysis={analysis}
        show={['personal']}
        className={`${partClass} ${rowsClass} frame:row-start-5 frame:*:border-t`}
      />
    </>
  );
}

function Reply({ night, analysis: { reply, source, team }, isOwn }: StepProps) {
  return (
    <ReplyView
      text={reply}
      source={source}
      className={`${partClass} frame:col-start-2 frame:row-start-4 frame:me-4 frame:mb-4`}
    >
      <p className="text-xs text-warn">
        <span>{`Held for ${team}: ${isOwn ? 'the decision' : night.held}`}</span>
      </p>
    </ReplyView>
  );
}

/** What the colleague opens in the morning. */
function Note({ night, analysis, isOwn }: StepProps) {
  const { tone, languageNames, inEnglish, team, source, marks, text, sentences } = analysis;
  const words = marks.slice(0, 2).map((mark) => `“${text.slice(mark.start, mark.end)}”`);
  const question = sentences.find(({ end }) => text[end - 1] === '?') ?? sentences[0];
  const lines = [
    ['Wrote', `At ${night.arrives}, in ${listOf(languageNames)}`],
    ['Mood', [toneNames[tone], ...words].join(', ')],
    ['Asks', inEnglish ?? withoutPersonalData(analysis, question)],
    ['Answered', source === undefined ? `At ${night.arrives}` : `At ${night.arrives}, from ${source}`],
    ['Yours', isOwn ? `Decide for ${team}` : night.left],
  ] as const;
  return (
    <div
      className={`${partClass} rounded-control border border-mint/40 bg-mint-soft px-4 py-3 frame:col-start-2 frame:row-start-5 frame:mx-4 frame:mb-4 frame:self-end`}
    >
      <p className="font-medium text-mint">{`Note for ${night.colleague}`}</p>
      <dl className="mt-1">
        {lines.map(([term, line]) => (
          <div key={term} className="grid grid-cols-[4.5rem_minmax(0,1fr)]">
            <dt>{term}</dt>
            <dd className="wrap-anywhere text-fg">{line}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A part of a message, or all of it. */
function withoutPersonalData(analysis: Analysis, { start, end } = { start: 0, end: Infinity }): string {
  return partsOf(analysis)
    .filter((part) => part.start >= start && part.start < end)
    .map(({ text, isPersonal }) => (isPersonal ? masked(text) : text))
    .join('');
}
