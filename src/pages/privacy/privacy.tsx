import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PrivacyChoices, useAnalytics } from '@/features/consent';
import { listOf, lowerFirst } from '@/lib/number-words';
import { brand } from '@/site/brand';
import { contactFields, messageField } from '@/site/contact-fields';
import { contacts, legalNotice } from '@/site/contacts';
import { facts, terms } from '@/site/facts';
import { paths } from '@/site/paths';
import { providerNames } from '@/site/providers';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink, textLinkClass } from '@/ui/text-link';
import { PolicyTable, receivers, storedItems } from './policy-tables';

const SUMMARY = 'What we know about you, who else sees it, and what you can choose.';

const TermsOfService = lazy(async () => {
  const { TermsOfService: Terms } = await import('@/pages/shared/terms-of-service');
  return { default: Terms };
});

export default function PrivacyPage() {
  return (
    <>
      <PageHero title="Privacy Policy" lead={SUMMARY} footer={<LastUpdated />} />
      <Section id="customer-data" title="Your customers’ data stays yours" lead={OWNERSHIP}>
        <p className="max-w-measure text-lg">{`${facts.serviceRuns} ${terms.encryption}`}</p>
        <TextLink to={paths.benefits.security} className="justify-self-start">
          Where it’s kept, and for how long
        </TextLink>
      </Section>
      <div className="px-gutter pb-section">
        <div className="mx-auto grid max-w-content gap-x-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Contents />
          <article className="max-w-column min-w-0">
            <Policy />
          </article>
        </div>
      </div>
    </>
  );
}

/** In the frame of the sign-in screens, with the terms, because the page that contains them is behind sign-in. */
export function SignedOutPrivacy() {
  useArrival('#legal-notice', 'legal-notice-title');
  return (
    <article className="mx-auto w-full max-w-column py-4 lg:px-6">
      <title>{`Privacy Policy · ${brand.name}`}</title>
      <meta name="description" content={SUMMARY} />
      <h1 className="text-h2">Privacy Policy</h1>
      <div className="mt-3">
        <LastUpdated />
      </div>
      <p className="mt-6 text-lg text-fg-muted">{SUMMARY}</p>
      <PolicySection id="customer-data" title="Your customers’ data stays yours">
        <p>{OWNERSHIP}</p>
        <p>{`${facts.serviceRuns} ${terms.encryption}`}</p>
      </PolicySection>
      <Policy />
      <SignedOutPart />
    </article>
  );
}

function LastUpdated() {
  const { dateTime, text } = facts.privacyUpdated;
  return (
    <p className="text-sm text-fg-muted">
      Last updated: <time dateTime={dateTime}>{text}</time>
    </p>
  );
}

const OWNERSHIP = 'Your customers’ messages belong to you. We never use them to train models for others.';

/** The sections of the policy by their addresses, in order. */
const titles = {
  'information-collected': 'Information collected',
  'storage-and-protection': 'Storage and protection',
  'third-party-sharing': 'Third-party sharing',
  choices: 'Your privacy choices',
  updates: 'Updates to this policy',
  'privacy-contact': 'Contact',
  ...(legalNotice && { 'legal-notice': legalNotice.title }),
} as const;

/** The sections of the policy, beside them on a wide screen. */
function Contents() {
  return (
    <nav aria-label="On this page" className="mt-12 max-lg:hidden print:hidden">
      <ul className="sticky top-28 border-s border-border">
        {Object.entries(titles).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block border-s border-transparent py-2 ps-4 text-fg-muted transition-colors duration-fast hover:border-accent hover:text-fg"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const written = listOf([...contactFields, messageField].map(({ label }) => lowerFirst(label)));

function Policy() {
  return (
    <>
      <p className="mt-12 text-fg-muted">The rest of this page is about this website.</p>
      <PolicySection id="information-collected" title={titles['information-collected']}>
        <p>We collect:</p>
        <ul className="list-disc space-y-2 ps-5">
          <li>
            <Term>Your account:</Term> your name, your email address and whether it’s verified, how you sign
            in, and when you last did. If you use {listOf(providerNames, 'or')}, they tell us your name, your
            email address, and the address of your picture.
          </li>
          <li>
            <Term>Messages:</Term> what you write in the contact form ({written}), the plan you request, and
            any result you attach.
          </li>
          {brand.newsletter && (
            <li>
              <Term>Newsletter:</Term> your email address.
            </li>
          )}
          {__ERROR_REPORTS__ !== null && (
            <li>
              <Term>Error reports:</Term> what failed, on which page, and your browser’s name and version.
              Never what you type.
            </li>
          )}
        </ul>
        <p>
          The search runs in your browser. Our host receives your search terms when you open or reload a page
          of results. We show no ads and build no profile of you.
        </p>
      </PolicySection>

      <PolicySection id="storage-and-protection" title={titles['storage-and-protection']}>
        <p>
          Firebase Authentication, a service of Google, stores your account. We can’t see your password. You
          can delete your account and everything in it on your account page.
        </p>
        <p>
          Data travels encrypted. Settings and drafts stay in your browser. No other account there sees your
          drafts, and they’re gone when the tab closes.
        </p>
        <details className="print:[&::details-content]:[content-visibility:visible]">
          <summary className="cursor-pointer rounded-sm py-1 font-medium text-fg">
            See every item and its key
          </summary>
          <div className="mt-4">
            <PolicyTable
              caption="Kept in your browser"
              columns={['What', 'Why, and for how long']}
              rows={storedItems}
            />
          </div>
        </details>
      </PolicySection>

      <PolicySection id="third-party-sharing" title={titles['third-party-sharing']}>
        <p>We never sell data. These services receive what they need for their part of the site:</p>
        <PolicyTable caption="Who receives what" columns={['Who', 'What, and when']} rows={receivers} />
      </PolicySection>

      <PolicySection id="choices" title={titles.choices}>
        <PrivacyChoices />
      </PolicySection>

      <PolicySection id="updates" title={titles.updates}>
        <p>Before the site stores or shares anything new, we say so here.</p>
      </PolicySection>

      <PolicySection id="privacy-contact" title={titles['privacy-contact']}>
        <p>
          To ask about your data, get a copy, correct it, or have it deleted, write to{' '}
          <a href={`mailto:${contacts.email.privacy}`} translate="no" className={textLinkClass}>
            {contacts.email.privacy}
          </a>
          . No reason needed.
        </p>
      </PolicySection>

      {legalNotice && (
        <PolicySection id="legal-notice" title={legalNotice.title}>
          <div lang={legalNotice.lang} className="space-y-4">
            {legalNotice.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </PolicySection>
      )}
    </>
  );
}

/** The terms, for signed-out visitors, who cannot open the page that contains them. */
function SignedOutPart() {
  useAnalytics();
  return (
    <PolicySection id="terms" title="Terms of Service">
      <Suspense fallback={<p role="status">Loading...</p>}>
        <TermsOfService />
        <ArrivalAtTerms />
      </Suspense>
    </PolicySection>
  );
}

/** Goes to the terms once they have rendered. */
function ArrivalAtTerms() {
  useArrival('#terms', 'terms-title');
  return null;
}

/** Scrolls to a section that was reached by a link, and focuses its heading, as `NavigationEffects` does in the site. */
function useArrival(hash: string, headingId: string) {
  const isArrival = useLocation().hash === hash;
  useLayoutEffect(() => {
    if (!isArrival) return;
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [isArrival, headingId]);
}

function PolicySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-24">
      <h2 id={`${id}-title`} tabIndex={-1} className="scroll-mt-24 text-h3">
        {title}
      </h2>
      <div className="mt-4 space-y-4 text-fg-muted">{children}</div>
    </section>
  );
}

function Term({ children }: { children: string }) {
  return <strong className="font-medium text-fg">{children}</strong>;
}
