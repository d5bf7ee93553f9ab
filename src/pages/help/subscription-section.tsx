import { LuCheck } from 'react-icons/lu';
import { paths } from '@/site/paths';
import { SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const plans = [
  {
    title: 'Basic',
    price: 'Free',
    per: '',
    text: 'Limited features, for as long as you like.',
    features: ['One chatbot', '50 answers a month', 'Community help'],
  },
  {
    title: 'Pro',
    price: '$19.99',
    per: '/month',
    text: 'Everything the app can do, set up by you.',
    features: ['Three chatbots', '5,000 answers a month', 'E-mail support'],
  },
  {
    title: 'Enterprise',
    price: 'Custom pricing',
    per: '',
    text: 'The app on your terms, for many teams.',
    features: ['As many chatbots as you need', 'Your own limits', 'A contract and an invoice'],
  },
] as const;

export function SubscriptionSection() {
  return (
    <section id="subscription" tabIndex={-1} className="scroll-mt-16 px-gutter py-section">
      <div className="mx-auto max-w-content">
        <SectionHeader
          eyebrow="Subscription guide"
          title="Plans of the self-serve app"
          lead={
            <>
              These are for the app that you set up and run yourself. The plans that we run for you are on the{' '}
              <TextLink to={paths.pricing}>Pricing page</TextLink>.
            </>
          }
        />
        <div className="mt-12 grid divide-y divide-border rounded-card border border-border bg-surface shadow-raised md:grid-cols-3 md:divide-x md:divide-y-0">
          {plans.map(({ title, price, per, text, features }) => (
            <article key={title} className="p-6 md:row-span-4 md:grid md:grid-rows-subgrid lg:p-8">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-3">
                <span className="text-h3 font-medium tabular-nums">{price}</span>
                <span className="font-mono text-fg-muted">{per}</span>
              </p>
              <p className="mt-2 text-fg-muted">{text}</p>
              <ul className="mt-5 space-y-2 text-sm">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <LuCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-mint" />
                    <span>{feature}</span>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
