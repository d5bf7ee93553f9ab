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

interface Integration {
  /** Names and icons belong to their owners. Before you add one, read its trademark rules. */
  readonly name: string;
  readonly icon: IconType;
  readonly does: string;
  /** The smallest plan that includes it. */
  readonly from: PlanId;
}

interface IntegrationGroup {
  readonly kind: string;
  readonly items: readonly Integration[];
}

/** What the service works with, by kind. No entry claims a partnership or an endorsement. */
export const integrationGroups: readonly IntegrationGroup[] = [
  {
    kind: 'Messages',
    items: [
      {
        name: 'WhatsApp',
        icon: SiWhatsapp,
        does: 'Answers on the number your customers have.',
        from: 'basic',
      },
      { name: 'Gmail', icon: SiGmail, does: 'Drafts replies. Your team presses Send.', from: 'basic' },
      { name: 'Slack', icon: FaSlack, does: 'Posts each handoff to a channel.', from: 'pro' },
      {
        name: 'Messenger',
        icon: SiMessenger,
        does: 'Replies to people who message your Facebook page.',
        from: 'pro',
      },
    ],
  },
  {
    kind: 'Help desk',
    items: [
      { name: 'Zendesk', icon: SiZendesk, does: 'Answers from your articles, opens tickets.', from: 'pro' },
      { name: 'Intercom', icon: SiIntercom, does: 'Hands conversations to your inbox.', from: 'pro' },
      { name: 'HubSpot', icon: SiHubspot, does: 'Adds conversations to the timeline.', from: 'pro' },
    ],
  },
  {
    kind: 'Store',
    items: [
      { name: 'Shopify', icon: SiShopify, does: 'Looks up one order by its number.', from: 'basic' },
      {
        name: 'WordPress',
        icon: SiWordpress,
        does: 'Adds the chat window to every page. Doesn’t count.',
        from: 'basic',
      },
    ],
  },
  {
    kind: 'Data and files',
    items: [
      { name: 'Notion', icon: SiNotion, does: 'Answers from pages you share.', from: 'basic' },
      { name: 'Google Sheets', icon: SiGooglesheets, does: 'Writes one row per conversation.', from: 'pro' },
      { name: 'Zapier', icon: SiZapier, does: 'Starts a workflow when a chat ends.', from: 'pro' },
      {
        name: 'PostgreSQL',
        icon: SiPostgresql,
        does: 'Stores conversations in your database.',
        from: 'enterprise',
      },
    ],
  },
];

export const integrations = integrationGroups.flatMap(({ items }) => items);
