import { DefinitionRows } from '@/ui/definition-rows';
import { paths } from '@/site/paths';
import { SecurityScene } from '@/ui/illustrations/security-scene';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const measures = [
  {
    term: 'On the way',
    text: 'Every connection is encrypted. Requests that are not are refused, not redirected.',
  },
  {
    term: 'At rest',
    text: 'Messages and files are encrypted with a key that belongs to your account alone.',
  },
  {
    term: 'Who gets in',
    text: 'People sign in with a second factor or your own sign-on. Each visit is in the log.',
  },
  { term: 'For how long', text: 'You set the number of days. After that it is deleted, backups included.' },
] as const;

export function SecuritySection() {
  return (
    <Section id="security" className="grid items-center gap-12 *:min-w-0 lg:grid-cols-2 lg:gap-20">
      <div>
        <SectionHeader
          title="Security"
          lead="Treated like a letter: sealed on the way, kept in one place, opened only by those it is addressed to."
        />
        <div className="mt-8">
          <DefinitionRows items={measures} />
        </div>
        <p className="mt-6">
          <TextLink to={paths.benefits.security} className="py-1">
            How we keep it secure and reliable
          </TextLink>
        </p>
      </div>
      <SecurityScene />
    </Section>
  );
}
