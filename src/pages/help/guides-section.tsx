import { paths } from '@/site/paths';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { HelpArticle } from './help-article';

const shortcuts = [
  { keys: 'Ctrl + S', does: 'opens the search' },
  { keys: 'Ctrl + M', does: 'opens and closes the menu' },
  { keys: 'Esc', does: 'closes whatever is open' },
] as const;

export function GuidesSection() {
  return (
    <Section id="guides" tone="sunken">
      <SectionHeader eyebrow="Guides" title="The first questions" />
      <div className="mt-10 -mb-10">
        <HelpArticle id="getting-started" title="Getting started">
          <ol className="list-decimal space-y-2 ps-5">
            <li>Create an account with Google, GitHub or an e-mail address. It is free.</li>
            <li>
              Look through the <TextLink to={paths.features}>features</TextLink> and note which of them your
              customers would use tomorrow.
            </li>
            <li>
              <TextLink to={paths.contact}>Tell us about it</TextLink>. We answer with a plan, a price and a
              date.
            </li>
          </ol>
        </HelpArticle>
        <HelpArticle id="account" title="Account and sign-in">
          <p>
            Forgot your password? <TextLink to={paths.resetPassword}>Ask for a new one</TextLink> and follow
            the link in the mail. No mail after a few minutes usually means that it is in the spam folder.
          </p>
          <p>
            On <TextLink to={paths.account}>your account page</TextLink> you change your name and password,
            link Google or GitHub, and delete the account for good.
          </p>
        </HelpArticle>
        <HelpArticle id="finding-your-way" title="Finding your way">
          <p>
            The search knows every page, and forgives typing errors. The language menu translates the site
            into more than 100 languages. The theme switch follows your system unless you choose light or
            dark.
          </p>
          <dl className="space-y-2">
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className="flex items-baseline gap-4">
                <dt className="w-24 shrink-0">
                  <kbd className="rounded-sm border border-border-strong/60 bg-surface px-2 py-0.5 font-mono text-xs text-fg">
                    {keys}
                  </kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </HelpArticle>
      </div>
    </Section>
  );
}
