import { facts } from '@/site/facts';
import { amountOf } from '@/site/locale';
import { LOAD_FAILED } from '@/ui/load-failed';
import { READ_LENGTH, type Message } from './use-message';

/** Says where the message is read, and how much of a long one. */
export function PrivacyNote({ state, text }: Message) {
  if (state === 'failed') return <span role="alert">{LOAD_FAILED}</span>;
  if (text.length > READ_LENGTH)
    return <span>{`Only the first ${amountOf(READ_LENGTH, 'character')} are read. ${facts.demoRuns}`}</span>;
  return <span>{facts.demoRuns}</span>;
}
