import { LuLock } from 'react-icons/lu';
import { inputClass } from '@/ui/field';
import { moodNames } from './analysis-view';
import { PrivacyNote } from './send-analysis';
import { loadAnalyzer, MESSAGE_MAX_LENGTH, type Message } from './use-message';

const LABEL = 'Paste a message from a customer';

interface OwnMessageProps {
  readonly message: Message;
  readonly onWrite: (text: string) => void;
}

/** The field for the visitor's own message, which takes the place of the sample. */
export function OwnMessage({ message, onWrite }: OwnMessageProps) {
  const { text, isOwn, analysis, milliseconds } = message;

  function start() {
    void loadAnalyzer();
    if (text !== '' && !isOwn) onWrite(text);
  }

  return (
    <div className="story-field">
      <textarea
        aria-label={LABEL}
        rows={1}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        placeholder={LABEL}
        onFocus={start}
        onChange={(event) => onWrite(event.currentTarget.value)}
        className={inputClass}
      />
      <p className="story-fact">
        <LuLock aria-hidden />
        <PrivacyNote {...message} />
      </p>
      <p role="status" className="sr-only">
        {isOwn && milliseconds !== undefined && (
          <span>{`${moodNames[analysis.tone]}, ${analysis.team}`}</span>
        )}
      </p>
    </div>
  );
}
