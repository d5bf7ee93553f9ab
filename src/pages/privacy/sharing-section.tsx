import { hasAnalytics } from '@/features/consent';
import { formHost } from '@/features/forms';
import { env } from '@/site/env';
import { PolicySection } from './policy-section';
import { PolicyTable } from './policy-table';

const host = formHost();

const receivers = [
  {
    name: 'Firebase Authentication (Google)',
    text: 'Your account, and your IP address when you sign in and while you are signed in.',
  },
  {
    name: 'Google or GitHub',
    text: 'If you sign in with them: that you do. Google’s sign-in software is fetched once you do anything at all on a sign-in page, or use one of them on your account page.',
  },
  ...(env.appCheckSiteKey !== null
    ? [
        {
          name: 'reCAPTCHA (Google)',
          text: 'Your IP address and what tells a browser from a robot, before the first question to the sign-in service.',
        },
      ]
    : []),
  host === null
    ? {
        name: 'Forms',
        text: 'Open in your own e-mail program. This site itself sends them nowhere.',
      }
    : {
        name: 'Forms',
        keys: [host],
        text: 'What you send with the contact form or the newsletter, and your IP address.',
      },
  {
    name: 'Google Translate',
    text: 'Your IP address when its script is loaded, unless you refuse it below. The text of the pages you read, once you choose another language.',
  },
  {
    name: 'Google Maps',
    text: 'Your IP address, once you show the map on the Contact page or allow it below.',
  },
  {
    name: 'Google Analytics',
    text: hasAnalytics()
      ? 'Only if you agree below: which pages you see, and roughly where from. Never what you search for or type.'
      : 'Nothing. Analytics are not set up on this site.',
  },
  {
    name: 'The maker of your browser',
    text: 'What you say, once you start the live captions, in browsers that do not listen on the device. Which languages you want, once you translate a text: the browser fetches them, and the text stays on the device. We get none of it.',
  },
  {
    name: 'WhatsApp',
    text: 'Nothing until you press its button. Then you are on their side of the door, as with every link that leads away from here.',
  },
  {
    name: 'The host of this site',
    text: 'Your IP address and the pages your browser asks for, as with any site.',
  },
] as const;

export function SharingSection() {
  return (
    <PolicySection id="third-party-sharing" title="Third-party sharing">
      <p>Nothing is sold. These receive something, each for the part of the site that it carries:</p>
      <PolicyTable caption="Who receives what" columns={['Who', 'What, and when']} rows={receivers} />
    </PolicySection>
  );
}
