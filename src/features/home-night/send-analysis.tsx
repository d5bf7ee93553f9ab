import { LuSend } from 'react-icons/lu';
import { useOwnerId } from '@/features/auth';
import { attachToContact } from '@/features/forms';
import { languageName, moodNames, type Analysis } from '@/features/message-analysis';
import { formatScore } from '@/lib/format-score';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';

/** Takes the visitor's message and its analysis to the contact form, where the visitor sends it. */
export function SendAnalysis({ analysis }: { analysis: Analysis }) {
  const owner = useOwnerId();
  return (
    <ButtonLink
      size="lg"
      variant="secondary"
      to={`${paths.contact}#message`}
      onClick={() =>
        attachToContact(owner, { title: 'A message read on this site', text: inWords(analysis) })
      }
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
    `Reply: ${reply}`,
  ].join('\n');
}
