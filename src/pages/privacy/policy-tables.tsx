import { paymentHosts } from '@/domain/checkout';
import { hasAnalytics } from '@/features/consent';
import { env, local } from '@/lib/env';
import { listOf } from '@/lib/number-words';
import * as keys from '@/lib/storage-keys';
import { brand } from '@/site/brand';
import { booking, contacts } from '@/site/contacts';
import { toolLinks } from '@/site/navigation';
import { offer } from '@/site/offer';
import { providerNames } from '@/site/providers';

interface PolicyRow {
  readonly name: string;
  /** As shown in the browser's developer tools; `…` stands for any ending. */
  readonly keys?: readonly string[];
  readonly text: string;
}

const tools: readonly string[] = Object.keys(toolLinks);
const spoken = tools.includes('speech')
  ? 'What you say in live captions, in browsers that don’t recognize speech on the device. '
  : '';
const translated = tools.includes('translation') ? 'The languages you translate between, not the text. ' : '';

/** Everything that the site stores in the browser. */
export const storedItems: readonly (PolicyRow | false)[] = [
  {
    name: 'Your session',
    keys: ['firebase:…'],
    text: 'Keeps you signed in. Until you sign out.',
  },
  {
    name: 'Name from signing up',
    keys: [keys.UNSAVED_NAME_KEY],
    text: 'If it couldn’t be saved to your account. Until that works or you sign out.',
  },
  {
    name: 'Sign-in link',
    keys: [keys.EMAIL_LINK_ADDRESS_KEY],
    text: 'The address a link was sent to, until you sign in with it or sign out.',
  },
  {
    // The SDK makes it at its start, before its heartbeat is turned off.
    name: 'Sign-in software',
    keys: ['firebase-heartbeat-database'],
    text: 'The days on which it ran. Until you delete it.',
  },
  offer.enabled && {
    name: 'Special offer',
    keys: [keys.OFFER_END_KEY, keys.OFFER_BAR_DISMISSED_KEY],
    text: 'When your offer ends, set on your first visit, and whether you closed it. Until you delete it.',
  },
  {
    name: 'What you type',
    keys: [`${keys.TYPED_KEY_PREFIX}…`],
    text: 'Your unsent message and what you enter in the tools. Until the tab closes, or someone else signs in there.',
  },
  {
    name: 'Sent message',
    keys: [keys.SENT_MESSAGE_KEY],
    text: 'The number of the last one, so that another tab doesn’t send it again. Until you delete it.',
  },
  brand.newsletter && {
    name: 'Newsletter',
    keys: [keys.NEWSLETTER_KEY],
    text: 'Addresses entered in this browser. Until you unsubscribe them or sign out.',
  },
  brand.translation && {
    name: 'Language',
    keys: [keys.LANGUAGE_KEY, `${keys.GOOGLE_TRANSLATE_COOKIE} (cookie)`],
    text: 'The language you chose. Until you go back to English.',
  },
  { name: 'Theme', keys: [keys.THEME_KEY], text: 'Light or dark. Until you choose the system theme again.' },
  {
    name: 'Privacy choices',
    keys: [
      __PLAUSIBLE__ ? keys.NO_ANALYTICS_KEY : keys.ANALYTICS_CHOICE_KEY,
      ...(hasAnalytics() ? [keys.ANALYTICS_ASKED_KEY] : []),
      keys.MAP_CHOICE_KEY,
      ...(brand.translation ? [keys.NO_PAGE_TRANSLATION_KEY] : []),
    ],
    text: 'What you choose on this page. Until you change it.',
  },
  {
    name: 'This visit',
    keys: [keys.SIGN_IN_EMAIL_KEY, keys.SIGN_UP_NAME_KEY, keys.SCROLL_KEY, keys.RELOADED_BUILDS_KEY],
    text: 'What you typed to sign in, how far you scrolled, and which versions were reloaded. Until the tab closes.',
  },
  env.appCheck !== null && {
    name: 'Robot check',
    keys: ['_grecaptcha', 'firebase-app-check-database'],
    text: 'The proof that App Check shows to the sign-in service. Until you delete it.',
  },
  hasAnalytics() && {
    name: 'Analytics',
    keys: ['_ga… (cookies)', 'firebase-installations-database'],
    text: 'Only if you agree below. The cookies are deleted when you change your mind.',
  },
];

/** Who receives what is sent to an address: a host, or in a local build the inbox beside it. */
function receiverAt(address: string): string {
  return local !== null && address.startsWith(local.inboxUrl) ? 'This computer' : new URL(address).host;
}

/** Everyone who receives data from a visit. */
export const receivers: readonly (PolicyRow | false)[] = [
  {
    name: 'Firebase Authentication (Google)',
    text: 'Your account, and your IP address while you’re signed in.',
  },
  {
    name: listOf(providerNames, 'or'),
    text: 'That you sign in with them. Google’s software loads at your first action on a sign-in page or your account page.',
  },
  env.appCheck !== null && {
    name: 'reCAPTCHA (Google)',
    text: 'Your IP address and signs that tell a person from a robot, before you sign in.',
  },
  env.formEndpoint === null
    ? { name: 'Forms', text: 'Open in your own email app. This site sends them nowhere.' }
    : {
        name: 'Forms',
        keys: [receiverAt(env.formEndpoint)],
        text: `What you send: ${listOf(['messages', 'orders', ...(brand.newsletter ? ['your newsletter address'] : [])])}. Also your IP address.`,
      },
  brand.translation && {
    name: 'Google Translate',
    text: 'Your IP address, unless you turn it off below. The pages you read, once you choose another language.',
  },
  {
    name: 'Google Maps',
    text: 'Your IP address, once you show the map on the Contact page or allow it below.',
  },
  __PLAUSIBLE__
    ? {
        name: 'Plausible Analytics',
        keys: [new URL(__PLAUSIBLE__.endpoint).host],
        text: 'Unless you turn it off below: the pages you see, the page that brought you here, your browser, and your IP address, which is not stored. No cookies. Never what you search for or type.',
      }
    : hasAnalytics() && {
        name: 'Google Analytics',
        text: 'Only if you agree below: the pages you see, the ad or mailing that brought you here, and your approximate location. Never what you search for or type.',
      },
  __ERROR_REPORTS__ !== null && {
    name: 'Error reports',
    keys: [receiverAt(__ERROR_REPORTS__.endpoint)],
    text: 'A report when the site fails, and your IP address.',
  },
  spoken + translated !== '' && {
    name: 'The company that makes your browser',
    text: `${spoken}${translated}We receive none of it.`,
  },
  ...paymentHosts().map((payment) => ({
    name: 'Payment',
    keys: [payment],
    text: 'Nothing until you click a plan’s button. Your email then goes along, so that you need not type it. You enter your card there, never on this site.',
  })),
  booking !== null && {
    name: 'Calendar',
    keys: [new URL(booking.url).host],
    text: `Nothing until you click “${booking.label}”. What you enter there stays with that calendar and us.`,
  },
  contacts.whatsapp !== null && {
    name: 'WhatsApp',
    text: 'Nothing until you click its button. Then its own policy applies.',
  },
  {
    name: 'The host of this site',
    text: 'Your IP address and the pages your browser requests, as with any site.',
  },
];

interface PolicyTableProps {
  readonly caption: string;
  readonly columns: readonly [string, string];
  /** False where the site doesn't have it. */
  readonly rows: readonly (PolicyRow | false)[];
}

/** Has two columns only, because it is also shown on phones and in the column of the sign-in screens. */
export function PolicyTable({ caption, columns: [first, second], rows }: PolicyTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-start text-sm">
      <caption className="pb-3 text-start font-medium text-fg">{caption}</caption>
      <thead>
        <tr className="border-b border-border-strong/60 text-start text-xs">
          <th scope="col" className="w-2/5 py-2 pe-4 text-start font-medium">
            {first}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {second}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => row !== false)
          .map(({ name, keys, text }) => (
            <tr key={name} className="border-b border-border align-top">
              <th scope="row" className="py-3 pe-4 text-start font-medium text-fg">
                {name}
                {keys?.map((key) => (
                  <code
                    key={key}
                    translate="no"
                    className="mt-0.5 block font-mono text-xs font-normal wrap-anywhere text-fg-muted"
                  >
                    {key}
                  </code>
                ))}
              </th>
              <td className="py-3">{text}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
