import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { ButtonLink } from '@/ui/button';
import { AuthCard } from './auth-card';
import { ProblemBanner } from './problem-banner';
import { useMailedCode } from '../use-mailed-code';

const outcomes: Readonly<Record<string, { title: string; done: string }>> = {
  verifyEmail: { title: 'Verify your e-mail', done: 'Your e-mail address is verified.' },
  recoverEmail: { title: 'Restore your e-mail', done: 'Your e-mail address has been changed back.' },
  verifyAndChangeEmail: { title: 'Change your e-mail', done: 'Your e-mail address has been changed.' },
};

const UNKNOWN_MODE = { title: 'A link from a mail', done: 'Done.' };

/** A mailed link that needs nothing more from the visitor than to have been opened. */
export function MailedCodeScreen({ code, mode }: { code: string; mode: string }) {
  const { title, done } = Object.hasOwn(outcomes, mode) ? (outcomes[mode] ?? UNKNOWN_MODE) : UNKNOWN_MODE;
  const { status, problem } = useMailedCode(code);
  return (
    <AuthCard title={title} description={`What a link from a mail by ${brand.name} has done.`}>
      {status === 'checking' && <p role="status">Checking the link…</p>}
      {status === 'done' && <Banner role="status" tone="success" title={done} />}
      <ProblemBanner problem={problem} />
      {status !== 'checking' && (
        <ButtonLink to={paths.home} className="w-full">
          Continue
        </ButtonLink>
      )}
    </AuthCard>
  );
}
