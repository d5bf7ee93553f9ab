import { contacts, whatsappHref } from '@/site/contacts';
import { titlesOf } from './format';
import { plansSupportedBy } from './plans';

const every = [
  {
    id: 'hello',
    name: 'Email',
    text: contacts.email.hello,
    href: `mailto:${contacts.email.hello}`,
    use: 'Questions before you buy',
  },
  {
    id: 'support',
    name: 'Support',
    text: contacts.email.support,
    href: `mailto:${contacts.email.support}`,
    use: 'For customers on paid plans',
  },
  {
    id: 'phone',
    name: 'Phone',
    text: contacts.phone.label,
    href: contacts.phone.href,
    use: `Sales, and support on ${titlesOf(plansSupportedBy('phone'))}`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    text: contacts.phone.label,
    href: whatsappHref(),
    use: 'Questions before you buy',
  },
] as const;

/** How to reach the company, and what each channel is for, wherever they are listed. */
export const channels = every.flatMap(({ id, name, text, href, use }) =>
  href === null ? [] : { id, name, text, href, use },
);
