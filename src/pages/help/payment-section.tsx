import { FaCcPaypal, FaCcStripe } from 'react-icons/fa6';
import { LuCreditCard } from 'react-icons/lu';
import { brand } from '@/site/brand';
import { Section, SectionHeader } from '@/ui/section';
import { textLinkClass } from '@/ui/text-link';
import { HelpArticle } from './help-article';

const methods = [
  { name: 'Card', text: 'Credit and debit', Icon: LuCreditCard },
  { name: 'PayPal', text: 'From your balance or bank', Icon: FaCcPaypal },
  { name: 'Stripe', text: 'With Link, one click', Icon: FaCcStripe },
] as const;

export function PaymentSection() {
  return (
    <Section id="payment-guide" tone="sunken">
      <SectionHeader eyebrow="Payment guide" title="Paying, and getting your money back" />
      <div className="mt-10 -mb-10">
        <HelpArticle id="payment" title="Paying">
          <p>You pay for the self-serve app at the start of each month, in one of three ways:</p>
          <ul className="grid gap-3 text-fg sm:grid-cols-3">
            {methods.map(({ name, text, Icon }) => (
              <li key={name} className="rounded-input border border-border bg-surface p-4">
                <Icon aria-hidden className="size-6 text-accent-fg" />
                <span className="mt-3 block font-medium">{name}</span>
                <span className="block text-sm text-fg-muted">{text}</span>
              </li>
            ))}
          </ul>
          <p>You get an invoice by e-mail for every payment.</p>
        </HelpArticle>
        <HelpArticle id="refunds" title="Money back">
          <p>
            Pro comes with a <strong className="font-medium text-fg">7-day money-back guarantee</strong>.
            Write to{' '}
            <a href={`mailto:${brand.email.support}`} translate="no" className={textLinkClass}>
              {brand.email.support}
            </a>{' '}
            within seven days of a first payment and you get all of it back, the way you paid. No reason
            needed.
          </p>
        </HelpArticle>
      </div>
    </Section>
  );
}
