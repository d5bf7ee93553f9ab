import { LuSend } from 'react-icons/lu';
import { useUser } from '@/features/auth';
import { attachToContact } from '@/features/forms';
import { formatScore } from '@/lib/format-score';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { moodNames } from './mood-gauge';
import { languageName, type Reading } from './reading';

/** Takes the visitor's message and its reading to the contact form, where the visitor sends it. */
export function SendReading({ reading }: { reading: Reading }) {
  const { id } = useUser();
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      to={`${paths.contact}#message`}
      onClick={() => attachToContact(id, { title: 'A message read on this site', text: inWords(reading) })}
    >
      <LuSend aria-hidden className="size-4" />
      <span>Send this result</span>
    </ButtonLink>
  );
}

function inWords({ text, tone, score, languages, team, because, reply }: Reading): string {
  return [
    `Message: ${text}`,
    `Mood: ${moodNames[tone]} ${formatScore(score)}`,
    `Languages: ${languages.map(languageName).join(', ')}`,
    `Goes to: ${team}${because.length > 0 ? ` (${because.join(', ')})` : ''}`,
    `Drafted reply: ${reply}`,
  ].join('\n');
}
