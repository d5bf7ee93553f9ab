import { amountOf } from '@/site/locale';
import { LOAD_FAILED } from '@/ui/load-failed';
import { READ_LENGTH, type Message } from './use-message';

/** Says that nothing is sent, and what of a long message is read. */
export function PrivacyNote({ state, text }: Message) {
  if (state === 'failed') return <span role="alert">{LOAD_FAILED}</span>;
  if (text.length > READ_LENGTH)
    return (
      <span>{`Only the first ${amountOf(READ_LENGTH, 'character')} are read. Your text never left your browser.`}</span>
    );
  return <span>{`Your text ${state === 'read' ? 'never left' : 'stays in'} your browser.`}</span>;
}
