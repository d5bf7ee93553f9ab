import type { ReactNode } from 'react';
import { durationText } from '@/domain/format';
import { contactPath } from '@/domain/plans';
import { listOf } from '@/lib/number-words';
import { brand } from '@/site/brand';
import { facts } from '@/site/facts';
import { featuresLink, showsLogin } from '@/site/navigation';
import { paths } from '@/site/paths';
import { selfServePlans } from '@/site/plans';
import { providerNames } from '@/site/providers';
import { shortcuts } from '@/site/shortcuts';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

export function Guides() {
  return (
    <Section id="guides" layout="beside" title="Get your chatbot answering">
      <div className={articlesClass}>
        <Article id="getting-started" title="Getting started">
          <ol className="list-decimal space-y-2 ps-5">
            <li>
              Try the <TextLink to={featuresLink.to}>live demos</TextLink> on your own messages.
            </li>
            {selfServePlans.slice(0, 1).map((plan) => (
              <li key={plan.id}>
                <TextLink to={contactPath(plan)}>Ask for the free app</TextLink>. We email your login within{' '}
                {durationText(facts.selfServeAccess)}. No card needed.
              </li>
            ))}
            <li>Add the address of one help page, and ask your chatbot a question.</li>
          </ol>
        </Article>
        <Article id="wrong-answers" title="Fixing a wrong answer">
          <p>
            Follow the answer to its source and correct that page. If your team should always take a question,
            add a <TextLink to={`${paths.benefits.customization}#rules`}>rule</TextLink>.
          </p>
        </Article>
      </div>
    </Section>
  );
}

export function AccountGuides() {
  return (
    <Section
      id="your-account"
      layout="beside"
      title={showsLogin ? 'Your account and this site' : 'This site'}
    >
      <div className={articlesClass}>
        {showsLogin && (
          <Article id="account" title="Account and sign-in">
            <p>
              Forgot your password? <TextLink to={paths.resetPassword}>Reset it</TextLink> with the link we
              email you. If it doesn’t arrive within a few minutes, check your spam folder.
            </p>
            <p>
              On <TextLink to={paths.account}>your account page</TextLink>, you can change your name and
              password, link {listOf(providerNames, 'or')}, or delete your account.
            </p>
          </Article>
        )}
        <Article id="finding-your-way" title="Finding your way">
          {brand.translation && <p>{facts.siteTranslation}</p>}
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3 pointer-coarse:hidden">
            {shortcuts.map(({ keys, does }) => (
              <div key={keys}>
                <dt>
                  <kbd className="whitespace-nowrap rounded-sm border border-border-strong/60 bg-surface px-2 py-0.5 font-mono text-xs text-fg">
                    {keys}
                  </kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Article>
      </div>
    </Section>
  );
}

export const articlesClass = 'grid gap-8';

/** Can take the focus, for links to it. */
export function Article({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h3 id={`${id}-title`} className="text-h4">
        {title}
      </h3>
      <div className="mt-2 max-w-measure space-y-3 text-fg-muted">{children}</div>
    </section>
  );
}
