import { useId } from 'react';
import { LuLock, LuSend } from 'react-icons/lu';
import { useUser } from '@/features/auth';
import { attachToContact } from '@/features/forms';
import { classNames } from '@/lib/class-names';
import { formatScore } from '@/lib/format-score';
import { LOAD_FAILED } from '@/lib/load-chunk';
import { sampleMessages, type SampleId } from '@/site/messages';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { inputClass } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { type Analysis, languageName } from './analysis';
import { MessageText, moodNames, AnalysisRows } from './analysis-view';
import {
  chooseSample,
  loadAnalyzer,
  type Message,
  MESSAGE_ID,
  MESSAGE_MAX_LENGTH,
  useMessage,
  writeMessage,
} from './use-message';

const sampleOptions = sampleMessages.map(({ id, label }) => ({ value: id, label }));
const ownOption = { value: 'own', label: 'Yours' } as const;

/** A message with its analysis, and a field for the visitor's own message. */
export function MessageCard() {
  const message = useMessage();
  const { analysis, sample, isOwn } = message;
  const isPending = isOwn && message.milliseconds === undefined;

  function choose(choice: SampleId | 'own') {
    void loadAnalyzer();
    if (choice === ownOption.value) writeMessage(message.text);
    else chooseSample(choice);
  }

  return (
    <div
      id={MESSAGE_ID}
      onPointerEnter={() => void loadAnalyzer()}
      className="scheme-opposite overflow-hidden rounded-panel border border-border bg-surface text-fg shadow-overlay"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border py-1.5 ps-5 pe-3 sm:ps-6">
        <p className="font-mono text-xs text-fg-muted max-sm:hidden">
          {isOwn ? 'Your message' : 'Sample message'}
        </p>
        <div className="max-sm:-ms-3">
          <RadioGroup
            variant="segmented"
            label="Message to read"
            isLabelHidden
            options={message.text.trim() === '' ? sampleOptions : [...sampleOptions, ownOption]}
            value={isOwn ? ownOption.value : sample}
            onChange={choose}
          />
        </div>
      </div>
      {/* The key restarts the drawing animations for another sample, but not while the visitor types. */}
      <div
        key={isOwn ? 'own' : sample}
        data-draw={isOwn ? undefined : ''}
        className="px-5 pt-4 sm:px-6 sm:pt-5"
      >
        <MessageText
          analysis={analysis}
          className="max-h-72 min-h-30 overflow-y-auto text-base leading-7 font-medium text-pretty sm:min-h-34 sm:text-h4 sm:leading-8.5"
        />
        <AnalysisRows
          analysis={analysis}
          className={classNames(
            'mt-4 border-t border-border py-3 sm:min-h-36 sm:py-4',
            isPending && 'invisible',
          )}
        />
      </div>
      <p role="status" className="sr-only">
        {isOwn && !isPending && <span>{`${moodNames[analysis.tone]}, ${analysis.team}`}</span>}
      </p>
      <OwnMessageField message={message} />
    </div>
  );
}

function OwnMessageField({ message }: { message: Message }) {
  const id = useId();
  return (
    <div className="border-t border-border bg-bg px-5 py-3 sm:px-6 sm:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-medium">
          Try a message of your own
        </label>
        <p className="flex gap-2 text-xs text-fg-muted">
          <LuLock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <PrivacyNote {...message} />
        </p>
      </div>
      <textarea
        id={id}
        rows={1}
        maxLength={MESSAGE_MAX_LENGTH}
        value={message.text}
        placeholder="Paste a message from a customer"
        onFocus={() => void loadAnalyzer()}
        onChange={(event) => writeMessage(event.currentTarget.value)}
        className={classNames(inputClass, 'mt-2 field-sizing-content max-h-40 resize-none')}
      />
      {message.isOwn && message.milliseconds !== undefined && (
        <div className="mt-3 flex justify-end">
          <SendAnalysis analysis={message.analysis} />
        </div>
      )}
    </div>
  );
}

/** Takes the visitor's message and its analysis to the contact form, where the visitor sends it. */
function SendAnalysis({ analysis }: { analysis: Analysis }) {
  const { id } = useUser();
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      to={`${paths.contact}#message`}
      onClick={() => attachToContact(id, { title: 'A message read on this site', text: inWords(analysis) })}
    >
      <LuSend aria-hidden className="size-4" />
      <span>Send this result</span>
    </ButtonLink>
  );
}

function inWords({ text, tone, score, languages, team, because, reply }: Analysis): string {
  return [
    `Message: ${text}`,
    `Mood: ${moodNames[tone]} ${formatScore(score)}`,
    `Languages: ${languages.map(languageName).join(', ')}`,
    `Goes to: ${team}${because.length > 0 ? ` (${because.join(', ')})` : ''}`,
    `Drafted reply: ${reply}`,
  ].join('\n');
}

/** Says that nothing is sent. */
export function PrivacyNote({ hasFailed, milliseconds }: Message) {
  if (hasFailed) return <span role="alert">{LOAD_FAILED}</span>;
  if (milliseconds === undefined) return <span>Private: nothing leaves this page.</span>;
  return <span>Private: nothing left this page.</span>;
}
