import { PolicySection } from './policy-section';
import { PolicyTable } from './policy-table';

const inTheBrowser = [
  { name: 'Your session', keys: ['firebase:…'], text: 'Keeps you signed in. Until you sign out.' },
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
    keys: ['sign-in-email', 'sign-up-name', 'scroll', 'reloaded-builds'],
    text: 'What you typed when signing in, and where you were on a page. Gone when the tab closes.',
  },
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
        The rest stays in your own browser, where you can look at it and delete it at any time. We cannot read
        it from outside.
      </p>
      <PolicyTable
        caption="Kept in your browser"
        columns={['What', 'What for, and until when']}
        rows={inTheBrowser}
      />
    </PolicySection>
  );
}
