import { hasAnalytics } from '@/features/consent';
import { env } from '@/site/env';
import { PolicySection } from './policy-section';
import { PolicyTable } from './policy-table';

const inTheBrowser = [
  { name: 'Your session', keys: ['firebase:…'], text: 'Keeps you signed in. Until you sign out.' },
  {
    name: 'Sign-in software',
    keys: ['firebase-heartbeat-database'],
    text: 'On which days it ran in this browser. Until you delete it.',
  },
  {
    name: 'Special offer',
    keys: ['offerEndTime'],
    text: 'When your offer ends. Set on your first visit to it.',
  },
  { name: 'Unsent message', keys: ['contact-draft'], text: 'Until it is sent or you clear the form.' },
  {
    name: 'What you try',
    keys: ['try-…'],
    text: 'What you enter into a tool that can be tried here, until you clear it; what you ask the chatbot, for the visit. We get none of it.',
  },
  {
    name: 'Newsletter',
    keys: ['newsletter'],
    text: 'Addresses put on the list from here, so that none is put there twice.',
  },
  {
    name: 'Language',
    keys: ['language', 'googtrans (cookie)'],
    text: 'The language you chose. Until you go back to English.',
  },
  { name: 'Theme', keys: ['theme'], text: 'Light or dark. Until you follow your system again.' },
  {
    name: 'Privacy choices',
    keys: ['privacy-analytics', 'privacy-map', 'privacy-no-translation'],
    text: 'What you chose on this page.',
  },
  {
    name: 'Small preferences',
    keys: ['offer-bar-dismissed', 'shortcuts-off'],
    text: 'That you closed the offer at the top, or switched shortcuts off.',
  },
  {
    name: 'For this visit',
    keys: ['sign-in-email', 'sign-up-name', 'newsletter-attempt', 'scroll', 'reloaded-builds'],
    text: 'What you typed when signing in, the address you last put on the list, where you were on a page, and which version of the site was loaded anew. Gone when the tab closes.',
  },
  ...(env.appCheckSiteKey !== null
    ? [
        {
          name: 'Proof of no robot',
          keys: ['_grecaptcha', 'firebase-app-check-database'],
          text: 'What App Check shows to the sign-in service. Until you delete it.',
        },
      ]
    : []),
  ...(hasAnalytics()
    ? [
        {
          name: 'Analytics',
          keys: ['_ga… (cookies)', 'firebase-installations-database'],
          text: 'Only if you agree below. The cookies go when you change your mind.',
        },
      ]
    : []),
] as const;

export function ProtectionSection() {
  return (
    <PolicySection id="storage-and-protection" title="Storage and protection">
      <p>
        Accounts are held by Firebase Authentication, a service of Google. Passwords go to it and are stored
        there only as a salted hash; we never see them. Everything travels encrypted. You can delete your
        account, and with it all that the account holds, on your account page.
      </p>
      <p>
        What you send with a form goes where the table further down says. The rest stays in your own browser,
        where you can look at it and delete it at any time. We cannot read it from outside.
      </p>
      <PolicyTable
        caption="Kept in your browser"
        columns={['What', 'What for, and until when']}
        rows={inTheBrowser}
      />
    </PolicySection>
  );
}
