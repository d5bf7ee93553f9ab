import type { IconType } from 'react-icons';
import { FaSlack } from 'react-icons/fa6';
import {
  SiGmail,
  SiGooglesheets,
  SiHubspot,
  SiIntercom,
  SiMessenger,
  SiNotion,
  SiPostgresql,
  SiShopify,
  SiWhatsapp,
  SiWordpress,
  SiZapier,
  SiZendesk,
} from 'react-icons/si';
import type { PlanId } from './plans';

export const integrationKinds = ['Messages', 'Help desk', 'Store', 'Data and files'] as const;

interface Integration {
  /** Names and icons belong to their owners. Before you add one, read its trademark rules. */
  readonly name: string;
  readonly kind: (typeof integrationKinds)[number];
  readonly icon: IconType;
  readonly does: string;
  /** The smallest plan that includes it. */
  readonly from: PlanId;
}

/** What the service works with. No entry claims a partnership or an endorsement. */
export const integrations: readonly Integration[] = [
  {
    name: 'WhatsApp',
    kind: 'Messages',
    icon: SiWhatsapp,
    does: 'Answers on the number your customers already have.',
    from: 'basic',
  },
  {
    name: 'Gmail',
    kind: 'Messages',
    icon: SiGmail,
    does: 'Drafts replies in your inbox. Your team presses Send.',
    from: 'basic',
  },
  {
    name: 'Slack',
    kind: 'Messages',
    icon: FaSlack,
    does: 'Posts each handoff to a channel, with the whole conversation.',
    from: 'pro',
  },
  {
    name: 'Messenger',
    kind: 'Messages',
    icon: SiMessenger,
    does: 'Answers the messages to your page.',
    from: 'pro',
  },
  {
    name: 'Zendesk',
    kind: 'Help desk',
    icon: SiZendesk,
    does: 'Answers from your articles and opens a ticket for the rest.',
    from: 'pro',
  },
  {
    name: 'Intercom',
    kind: 'Help desk',
    icon: SiIntercom,
    does: 'Hands conversations to your team’s inbox.',
    from: 'pro',
  },
  {
    name: 'HubSpot',
    kind: 'Help desk',
    icon: SiHubspot,
    does: 'Adds each conversation to the contact’s timeline.',
    from: 'pro',
  },
  {
    name: 'Shopify',
    kind: 'Store',
    icon: SiShopify,
    does: 'Looks up one order by its number, and nothing else.',
    from: 'basic',
  },
  {
    name: 'WordPress',
    kind: 'Store',
    icon: SiWordpress,
    does: 'Adds the chat window to every page and shop.',
    from: 'basic',
  },
  {
    name: 'Notion',
    kind: 'Data and files',
    icon: SiNotion,
    does: 'Answers from the pages you share with it.',
    from: 'basic',
  },
  {
    name: 'Google Sheets',
    kind: 'Data and files',
    icon: SiGooglesheets,
    does: 'Writes one row for each conversation.',
    from: 'pro',
  },
  {
    name: 'Zapier',
    kind: 'Data and files',
    icon: SiZapier,
    does: 'Starts a workflow when a conversation ends.',
    from: 'pro',
  },
  {
    name: 'PostgreSQL',
    kind: 'Data and files',
    icon: SiPostgresql,
    does: 'Stores conversations in a schema of your database.',
    from: 'enterprise',
  },
];
