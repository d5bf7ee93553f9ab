import { use } from 'react';
import { UserContext } from '@/features/auth';
import { PrivacyChoices } from '@/features/consent';
import { brand } from '@/site/brand';
import { CollectedSection } from './collected-section';
import { PolicySection } from './policy-section';
import { ProtectionSection } from './protection-section';
import { SharingSection } from './sharing-section';

const SUMMARY =
  'What this site knows about you, where it is kept, who else receives some of it, and what you can choose.';

export default function PrivacyPage() {
  const inShell = use(UserContext) !== null;
  return (
    <article
      className={`mx-auto w-full max-w-column ${inShell ? 'px-gutter py-12 sm:py-20' : 'py-4 lg:px-6'}`}
    >
      <title>{`Privacy Policy · ${brand.name}`}</title>
      <meta name="description" content={SUMMARY} />
      <h1 className="text-h2">Privacy Policy</h1>
      <p className="mt-3 font-mono text-sm text-fg-muted">
        Last updated: <time dateTime="2025-03">March 2025</time>
      </p>
      <p className="mt-6 text-lg text-fg-muted">{SUMMARY}</p>
      <CollectedSection />
      <ProtectionSection />
      <SharingSection />
      <PolicySection id="choices" title="Your privacy choices">
        <PrivacyChoices />
      </PolicySection>
      <PolicySection id="updates" title="Updates to this policy">
        <p>
          When the site begins to keep or share anything else, it is written here first, and the date at the
          top changes with it. Earlier versions are sent to anyone who asks for them.
        </p>
      </PolicySection>
      <PolicySection id="privacy-contact" title="Contact">
        <p>
          Questions about your data, a copy of it, a correction or its deletion: write to{' '}
          <a
            href={`mailto:${brand.email.privacy}`}
            translate="no"
            className="font-medium text-accent-fg underline underline-offset-4"
          >
            {brand.email.privacy}
          </a>
          . Nobody has to give a reason.
        </p>
      </PolicySection>
    </article>
  );
}
