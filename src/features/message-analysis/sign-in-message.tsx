import { useEffect, useRef, type ReactNode } from 'react';
import { sampleAnalyses } from 'virtual:sample-analyses';
import { toneNames } from '@/features/tools';
import { VISITOR } from '@/lib/account-values';
import { classNames } from '@/lib/class-names';
import { listOf } from '@/lib/number-words';
import { formatScore } from '@/lib/text';
import { inputClass } from '@/ui/field';
import type { Analysis } from './analysis';
import { Findings, MessageText, PrivacyNote } from './message-view';
import { useMessage, writeMessage } from './use-message';

// Phones show the first sample only, so that the whole form is on the first screen.
const labelClass =
  'max-sm:hidden relative order-1 flex min-h-9 cursor-pointer items-center rounded-control border border-transparent px-3 text-sm font-medium text-fg-muted hover:text-fg ' +
  'has-checked:border-border-strong has-checked:bg-surface has-checked:text-fg has-focus-visible:outline-2 has-focus-visible:outline-ring';
const panelClass = 'order-2 hidden w-full group-has-checked/option:block';
const textClass = 'font-medium text-pretty sm:text-lg lg:text-h3 lg:leading-11';

/**
 * The sample messages and a field for the visitor's own, beside the sign-in form. It works before it is hydrated: radio
 * buttons and `:has()` select what is shown.
 */
export function SignInMessage() {
  const field = useEarlyText();
  return (
    <fieldset data-static className="flex flex-wrap gap-1">
      <legend className="sr-only">Message to read</legend>
      {sampleAnalyses.map((analysis) => (
        <Option key={analysis.id} id={analysis.id} label={analysis.label}>
          <MessageText
            analysis={analysis}
            className={classNames(textClass, 'max-sm:line-clamp-4 sm:max-lg:line-clamp-5')}
          />
          <AnalysisLine analysis={analysis} />
          <Rows analysis={analysis} className="max-lg:hidden" />
        </Option>
      ))}
      <Option id="own" label="Yours">
        <label>
          <span className="sr-only">Your message</span>
          <textarea
            ref={field}
            rows={3}
            onInput={({ currentTarget }) => writeMessage(VISITOR, currentTarget.value)}
            placeholder="Paste a message from a customer. It never leaves this page."
            className={classNames(inputClass, 'resize-none')}
          />
        </label>
        <OwnAnalysis />
      </Option>
    </fieldset>
  );
}

/** Stores what the visitor wrote before the field was hydrated. */
function useEarlyText() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current?.value) writeMessage(VISITOR, field.current.value);
  }, []);
  return field;
}

function OwnAnalysis() {
  const message = useMessage();
  if (!message.isOwn) return null;
  return (
    <div className="mt-6">
      <MessageText analysis={message.analysis} className="line-clamp-6 text-lg leading-8 font-medium" />
      <Rows analysis={message.analysis} className={message.state === 'read' ? undefined : 'invisible'} />
      <p className="mt-4 text-xs text-fg-muted">
        <PrivacyNote {...message} />
      </p>
    </div>
  );
}

function Rows({ analysis, className }: { analysis: Analysis; className: string | undefined }) {
  return (
    <Findings
      analysis={analysis}
      show={['mood', 'languages', 'team']}
      className={classNames('mt-6 grid gap-6 border-t border-border pt-6 sm:grid-cols-3', className)}
    />
  );
}

/** The analysis on one line, where there is no room for rows. */
function AnalysisLine({ analysis }: { analysis: Analysis }) {
  const { tone, score, languageNames, team } = analysis;
  const found = [toneNames[tone], formatScore(score), listOf(languageNames), team];
  return <p className="mt-2 text-sm lg:hidden">{found.join(' · ')}</p>;
}

interface OptionProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Option({ id, label, children }: OptionProps) {
  return (
    <div className="group/option contents">
      <label className={labelClass}>
        <input
          type="radio"
          name="message"
          value={id}
          defaultChecked={id === sampleAnalyses[0].id}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {label}
      </label>
      <div data-draw className={panelClass}>
        <div className="sm:pt-3 lg:pt-6">{children}</div>
      </div>
    </div>
  );
}
