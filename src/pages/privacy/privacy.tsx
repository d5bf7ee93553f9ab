import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PrivacyChoices, useAnalytics } from '@/features/consent';
import { retryableLazy } from '@/lib/load-chunk';
import { brand } from '@/site/brand';
import { contacts } from '@/site/contacts';
import { facts } from '@/site/facts';
import { listOf } from '@/lib/number-words';
import { paths } from '@/site/paths';
import { perPlan, planOf } from '@/site/plans';
import { textLinkClass, TextLink } from '@/ui/text-link';
import { PolicyTable, receivers, storedItems } from './policy-tables';

const SUMMARY =
  'What we know about you, where it’s kept, who else sees it, and what you can choose, in plain English.';

const TermsOfService = retryableLazy(async () => {
  const { TermsOfService: Terms } = await import('../services/services');
  return { default: Terms };
});

export default function PrivacyPage() {
  return (
    <article className="mx-auto w-full max-w-column px-gutter py-12 sm:py-20">
      <Policy />
    </article>
  );
}

/** In the frame of the sign-in screens, with the terms, because the page that contains them is behind sign-in. */
export function SignedOutPrivacy() {
  return (
    <article className="mx-auto w-full max-w-column py-4 lg:px-6">
      <Policy />
      <SignedOutPart />
    </article>
  );
}

function Policy() {
  return (
    <>
      <title>{`Privacy Policy · ${brand.name}`}</title>
      <meta name="description" content={SUMMARY} />
      <h1 className="text-h2">Privacy Policy</h1>
      <p className="mt-3 font-mono text-sm text-fg-muted">
        Last updated: <time dateTime="2025-03">March 2025</time>
      </p>
      <p className="mt-6 text-lg text-fg-muted">{SUMMARY}</p>

      <PolicySection id="customer-data" title="Your customers’ data">
        <p>
          If you use our AI services, your customers’ messages belong to you. We use them to answer your
          customers, never to train models for others.
        </p>
        <ul className="list-disc space-y-2 ps-5">
          <li>
            <Term>Where:</Term>{' '}
            {`${facts.regions[0]} by default. On ${planOf('enterprise').title}, you choose ${listOf(facts.regions, 'or')}.`}
          </li>
          <li>
            <Term>How long:</Term> {`${perPlan('retention')}.`}
          </li>
          <li>
            <Term>When you cancel:</Term>{' '}
            {`you have ${facts.exportAfterCancellationDays} days to export everything. Then we delete it.`}
          </li>
          <li>
            <Term>End-to-end encryption</Term>{' '}
            {`means encrypted all the way from the visitor’s browser to your storage: ${facts.encryption.inTransit} in transit, ${facts.encryption.atRest} at rest. Our service decrypts a message only in memory, and only while it writes the answer.`}{' '}
            <TextLink to={`${paths.cloudIntegration}#example`}>See the route of a message</TextLink>
          </li>
        </ul>
        <p>The rest of this page is about this website.</p>
      </PolicySection>

      <PolicySection id="information-collected" title="Information collected">
        <p>We collect what you type into a form and what comes with signing in:</p>
        <ul className="list-disc space-y-2 ps-5">
          <li>
            <Term>Your account:</Term> your name, your email address and whether it’s verified, how you sign
            in, and when you last did. If you use Google or GitHub, they tell us your name, your email
            address, and the address of your picture.
          </li>
          <li>
            <Term>Messages:</Term> what you write in the contact form, including your first and last name,
            company, phone, and email, the plan you ask about, and any result you attach.
          </li>
          <li>
            <Term>Newsletter:</Term> your email address.
          </li>
        </ul>
        <p>
          The search runs in your browser. The address of a results page contains your search words, so the
          host of this site receives them when you open or reload that address. We show no ads, build no
          profile of you, and never sell your data.
        </p>
      </PolicySection>

      <PolicySection id="storage-and-protection" title="Storage and protection">
        <p>
          Firebase Authentication, a service of Google, stores your account. It keeps your password only as a
          salted hash, and we never see it. You can delete your account and everything in it on your account
          page.
        </p>
        <p>
          Data travels encrypted between your browser and every service named below. What you send with a form
          goes to the receiver in the second table. Everything in the first table is kept in your browser,
          where you can see and delete it.
        </p>
        <PolicyTable
          caption="Kept in your browser"
          columns={['What', 'Why, and for how long']}
          rows={storedItems}
        />
      </PolicySection>

      <PolicySection id="third-party-sharing" title="Third-party sharing">
        <p>We never sell data. These services receive what they need for their part of the site:</p>
        <PolicyTable caption="Who receives what" columns={['Who', 'What, and when']} rows={receivers} />
      </PolicySection>

      <PolicySection id="choices" title="Your privacy choices">
        <PrivacyChoices />
      </PolicySection>

      <PolicySection id="updates" title="Updates to this policy">
        <p>
          Before the site stores or shares anything new, we say so here. Ask us for an earlier version at any
          time.
        </p>
      </PolicySection>

      <PolicySection id="privacy-contact" title="Contact">
        <p>
          To ask about your data, get a copy, correct it, or have it deleted, write to{' '}
          <a href={`mailto:${contacts.email.privacy}`} translate="no" className={textLinkClass}>
            {contacts.email.privacy}
          </a>
          . No reason needed.
        </p>
        {brand.isSample && <p>This is a sample site: the addresses in this policy are placeholders.</p>}
      </PolicySection>
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
        <ScrollToTerms />
      </Suspense>
    </PolicySection>
  );
}

function ScrollToTerms() {
  useScrollToTerms();
  return null;
}

/** Scrolls to the terms once they have rendered. The sign-in screens have no `PageArrival`. */
function useScrollToTerms() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash === '#terms') document.getElementById('terms')?.scrollIntoView();
  }, [hash]);
}

function PolicySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-24">
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <div className="mt-4 space-y-4 text-fg-muted">{children}</div>
    </section>
  );
}

function Term({ children }: { children: string }) {
  return <strong className="font-medium text-fg">{children}</strong>;
}
