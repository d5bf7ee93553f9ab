import { Fragment, type ReactNode } from 'react';
import { LuBookOpen, LuCheck, LuCirclePause, LuLock, LuStickyNote } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { listOf } from '@/lib/number-words';
import { featureMessages, night } from '@/site/messages';
import { languageName, partsOf, type Analysis } from './analysis';
import { LanguageTag, moodNames } from './analysis-view';
import { masked } from './find-personal-data';
import { NightChart } from './night-chart';
import { earlierRows, messageStates, tonight, type storySteps } from './story';
import { Findings, Masks } from './story-findings';

const READ_STEP = 3;
const MASK_STEP = 4;

interface StepProps {
  /** The current step, from 1. */
  readonly step: number;
  /** Of the customer. */
  readonly name: string;
  readonly analysis: Analysis;
  /** The message is the visitor's. */
  readonly isOwn: boolean;
}

const parts = {
  close: Closing,
  arrive: Arrival,
  read: Reading,
  mask: Masking,
  reply: Reply,
  note: Morning,
} as const satisfies Record<(typeof storySteps)[number]['id'], (props: StepProps) => ReactNode>;

/** What a step adds to the frame, or the content of its card. */
export function StepParts({ id, ...props }: StepProps & { readonly id: keyof typeof parts }) {
  const Parts = parts[id];
  return <Parts {...props} />;
}

function Closing(props: StepProps) {
  return (
    <>
      <InboxList {...props} />
      <EarlierTalk />
      <Tonight />
    </>
  );
}

function Morning(props: StepProps) {
  return (
    <>
      <Note {...props} />
      <NightChart />
    </>
  );
}

/** The conversation that is open when the store closes. */
function EarlierTalk() {
  const { text, reply, source } = featureMessages.chatbot;
  return (
    <div className="story-part story-earlier">
      <div className="story-message">
        <p>{text}</p>
      </div>
      <div className="story-reply">
        <ReplyText text={reply} source={source} />
      </div>
    </div>
  );
}

const tonightIcons = { answers: LuCheck, holds: LuCirclePause, masks: LuLock } as const;

/** What the AI may do while the store is closed. */
function Tonight() {
  return (
    <dl className="story-part story-tonight">
      {tonight.map(({ id, term, text }) => {
        const Icon = tonightIcons[id];
        return (
          <div key={id}>
            <dt>
              <Icon aria-hidden className="size-4" />
              <span>{term}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The day's conversations; the message comes in above them. */
function InboxList({ step, name, analysis }: StepProps) {
  const text = step < MASK_STEP ? analysis.text : withoutPersonalData(analysis, 0, analysis.text.length);
  const message = { name, time: night.arrives, text, state: messageStates[step - 1] ?? messageStates[0] };
  return (
    <ul className="story-list">
      {[message, ...earlierRows].map((row) => (
        <li key={row.name}>
          <p className="flex justify-between gap-3">
            <span translate="no" className="font-medium text-fg">
              {row.name}
            </span>
            <span className="text-fg-subtle">{row.time}</span>
          </p>
          <p className="truncate">{row.text}</p>
          <p className="story-state">
            <span>{row.state}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Arrival(props: StepProps) {
  const { analysis, step, isOwn } = props;
  return (
    <>
      <CustomerMessage
        analysis={analysis}
        done={classNames(step >= READ_STEP && 'marked', step >= MASK_STEP && 'masked')}
      />
      {!isOwn && <Passage {...props} />}
      <p aria-hidden className="story-draft">
        Drafting a reply
      </p>
    </>
  );
}

/** What the reply is written from. */
function Passage({ analysis: { source } }: StepProps) {
  return (
    <figure className="story-part story-passage">
      <figcaption>
        <LuBookOpen aria-hidden className="size-4" />
        <span>{`Found in the store’s pages: ${source}`}</span>
      </figcaption>
      <blockquote>{night.passage}</blockquote>
    </figure>
  );
}

interface CustomerMessageProps {
  readonly analysis: Analysis;
  /** CSS marks and masks the message when it is done. */
  readonly done: string;
  /** On a card of its own, a step shows the message that it works on; the frame has it already. */
  readonly isAgain?: boolean;
}

function CustomerMessage({ analysis, done, isAgain = false }: CustomerMessageProps) {
  return (
    <div
      aria-hidden={isAgain}
      className={classNames('story-message', isAgain ? 'story-again' : 'story-part')}
      data-done={done}
    >
      <p translate="no" lang="und">
        {partsOf(analysis).map(({ text, start, tone, isPersonal, language }) => (
          <Fragment key={start}>
            {isPersonal ? (
              <span className="story-private">{text}</span>
            ) : tone ? (
              <mark className={tone === 'positive' ? 'mark-praise' : 'mark-complaint'}>{text}</mark>
            ) : language === undefined ? (
              text
            ) : (
              <span className="story-foreign">
                {text}
                <LanguageTag tag={language} />
              </span>
            )}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

function Reading(props: StepProps) {
  return (
    <>
      <CustomerMessage analysis={props.analysis} done="marked" isAgain />
      <Findings {...props} />
    </>
  );
}

function Masking({ analysis }: StepProps) {
  return (
    <>
      <CustomerMessage analysis={analysis} done="marked masked" isAgain />
      <Masks analysis={analysis} />
    </>
  );
}

function Reply({ analysis, isOwn }: StepProps) {
  const { reply, source, team } = analysis;
  return (
    <>
      <CustomerMessage analysis={analysis} done="marked masked" isAgain />
      <div className="story-part story-reply">
        <ReplyText text={reply} source={source} />
        <p className="story-fact text-warn">
          <LuCirclePause aria-hidden />
          <span>{`Held for ${team}: the ${isOwn ? 'decision' : 'refund question'}`}</span>
        </p>
      </div>
    </>
  );
}

function ReplyText({ text, source }: { text: string; source: string | undefined }) {
  return (
    <>
      <p className="rounded-card rounded-ee-sm bg-accent px-4 py-3 text-on-accent">{text}</p>
      <p className="story-fact">
        <LuBookOpen aria-hidden />
        <span>
          {source === undefined ? 'No source: your pages aren’t connected here' : `Source: ${source}`}
        </span>
      </p>
    </>
  );
}

/** What the colleague opens in the morning. */
function Note({ analysis, isOwn }: StepProps) {
  const { tone, languages, inEnglish, team, source, marks, text } = analysis;
  const words = marks.slice(0, 2).map((mark) => text.slice(mark.start, mark.end));
  const lines = [
    ['Wrote', `At ${night.arrives}, in ${listOf(languages.map(languageName))}`],
    ['Mood', [moodNames[tone], ...words.map((word) => `“${word}”`)].join(', ')],
    ['Asks', inEnglish ?? firstQuestion(analysis)],
    ['Answered', source === undefined ? `At ${night.answered}` : `At ${night.answered}, from ${source}`],
    ['Yours', isOwn ? `Decide for ${team}` : 'The date, and the refund'],
  ] as const;
  return (
    <div className="story-part story-note">
      <p className="flex items-center gap-2 font-medium text-mint">
        <LuStickyNote aria-hidden className="size-4" />
        <span>{`Note for ${night.colleague}`}</span>
      </p>
      <dl>
        {lines.map(([term, line]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function firstQuestion(analysis: Analysis): string {
  const { text, sentences } = analysis;
  const question = sentences.find(({ end }) => text[end - 1] === '?') ?? sentences[0];
  return withoutPersonalData(analysis, question?.start ?? 0, question?.end ?? text.length);
}

function withoutPersonalData(analysis: Analysis, from: number, to: number): string {
  return partsOf(analysis)
    .filter(({ start }) => start >= from && start < to)
    .map(({ text, isPersonal }) => (isPersonal ? masked(text) : text))
    .join('');
}
