import { FaCcPaypal, FaCcStripe } from 'react-icons/fa6';
import { LuCheck, LuCreditCard } from 'react-icons/lu';
import { planPrice, selfServePrice } from '@/domain/format';
import { cheapestPlan, contactPath } from '@/domain/plans';
import { supportStatus, type SupportStatus } from '@/domain/support-hours';
import { PlanButton } from '@/features/offer';
import { listOf } from '@/lib/number-words';
import { useNow } from '@/lib/use-now';
import { ContactChannels, OpeningHours } from '@/pages/shared/contact-channels';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { amountOf, momentText } from '@/site/locale';
import { showsLogin, toolLinks } from '@/site/navigation';
import { paths } from '@/site/paths';
import { selfServePlans } from '@/site/plans';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { Panel } from '@/ui/card';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink, textLinkClass } from '@/ui/text-link';
import { AccountGuides, Article, articlesClass, Guides } from './guides';

const { moneyBackDays } = facts.selfServe;
const priced = selfServePlans.filter(({ monthly }) => monthly !== 'custom' && monthly > 0);

const payments = {
  card: { name: 'Card', Icon: LuCreditCard },
  PayPal: { name: 'PayPal', Icon: FaCcPaypal },
  Stripe: { name: 'Stripe', Icon: FaCcStripe },
} as const satisfies Record<(typeof facts.selfServe.payments)[number], object>;

const hasSelfServe = selfServePlans.length > 0;

/** Links to the sections of this page. */
const sections = [
  ...(hasSelfServe
    ? ([
        { id: 'subscription', label: 'Subscription' },
        { id: 'payment-guide', label: 'Payment' },
      ] as const)
    : []),
  { id: 'support', label: 'Support hours' },
  { id: 'your-account', label: showsLogin ? 'Account' : 'This site' },
] as const;

export default function HelpPage() {
  return (
    <>
      <PageHero
        scene="help"
        name="Help and Support"
        title="How can we help?"
        lead={`${hasSelfServe ? 'Start for free, get' : 'Get'} better answers, or reach our team.`}
      >
        <nav aria-label="On this page" className="flex flex-wrap gap-x-4 gap-y-2 max-sm:text-sm sm:gap-x-6">
          {sections.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className={textLinkClass}>
              {label}
            </a>
          ))}
        </nav>
      </PageHero>
      <Guides />
      {hasSelfServe && (
        <>
          <Subscription />
          <Payment />
        </>
      )}
      <Support />
      <AccountGuides />
      <NextStep scene="help" />
    </>
  );
}

function Subscription() {
  return (
    <Section
      id="subscription"
      tone="sunken"
      title="Subscription guide"
      lead={
        <>
          You set up and run the app yourself, starting free. On{' '}
          <TextLink to={paths.pricing}>{`managed plans, from ${planPrice(cheapestPlan)}`}</TextLink>, we do
          both. The app has its own login.
        </>
      }
    >
      <Panel className="grid divide-y divide-border md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0 p-0!">
        {selfServePlans.map((plan) => (
          <SelfServeCard key={plan.id} plan={plan} />
        ))}
      </Panel>
    </Section>
  );
}

function SelfServeCard({ plan }: { plan: (typeof selfServePlans)[number] }) {
  const { title, monthly, description, lines } = plan;
  return (
    <article className="p-6 md:row-span-5 md:grid md:grid-rows-subgrid lg:p-8">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-3">
        <span className="text-h3 font-medium wrap-anywhere">{selfServePrice(plan)}</span>
      </p>
      <p className="mt-2 text-fg-muted">{description}</p>
      <ul className="mt-5 space-y-2 text-sm">
        {lines.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <LuCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-mint" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {monthly !== 0 ? (
        <PlanButton plan={plan} variant="secondary" className="mt-6 self-end">
          {`Upgrade to ${title}`}
        </PlanButton>
      ) : (
        <ButtonLink to={contactPath(plan)} variant="secondary" className="mt-6 w-full self-end">
          Start for free
        </ButtonLink>
      )}
    </article>
  );
}

function Payment() {
  return (
    <Section id="payment-guide" layout="beside" title="Payment guide">
      <div className={articlesClass}>
        <Article id="payment" title="Payment">
          <p>{`You pay for ${listOf(priced.map(({ title }) => title))} at the start of each month:`}</p>
          <ul className="flex flex-wrap gap-x-8 gap-y-3 text-fg">
            {facts.selfServe.payments.map((method) => {
              const { name, Icon } = payments[method];
              return (
                <li key={name} className="flex items-center gap-3">
                  <Icon aria-hidden className="size-6 text-fg-muted" />
                  <span className="font-medium">{name}</span>
                </li>
              );
            })}
          </ul>
          <p>We email you an invoice for every payment.</p>
        </Article>
        <Article id="refunds" title="Money back">
          <p>
            The self-serve app comes with a{' '}
            <strong className="font-medium text-fg">{`${moneyBackDays}-day money-back guarantee`}</strong>.{' '}
            <a href="#support" className={textLinkClass}>
              Write to us
            </a>{' '}
            {`within ${amountOf(moneyBackDays, 'day')} of your first payment, and we refund all of it.`}
          </p>
        </Article>
      </div>
    </Section>
  );
}

function Support() {
  return (
    <Section
      id="support"
      layout="beside"
      title="Contact and support hours"
      lead={
        <>
          The <TextLink to={toolLinks.chatbot.to}>AI assistant</TextLink> answers 24/7. How fast our team
          replies depends on <TextLink to={`${paths.benefits.support}#plans`}>your plan</TextLink>.
        </>
      }
      aside={<SupportClock />}
    >
      <ContactChannels />
    </Section>
  );
}

const states = {
  open: { tone: 'success', name: 'Open now', next: 'Closes' },
  closed: { tone: 'neutral', name: 'Closed now', next: 'Opens' },
  limited: { tone: 'warn', name: 'Limited support now', next: 'Full support from' },
} as const satisfies Record<SupportStatus['state'], object>;

function SupportClock() {
  const now = useNow();
  const status = now === null ? null : supportStatus(now);
  return (
    <Panel className="mt-6">
      <div className="min-h-14 max-sm:min-h-22">{status && <Status {...status} />}</div>
      <OpeningHours className="mt-4 pt-6" />
    </Panel>
  );
}

/** By the visitor's clock. */
function Status({ state, changesAt }: SupportStatus) {
  const { tone, name, next } = states[state];
  return (
    <>
      <Badge tone={tone}>
        <span key={name}>{name}</span>
      </Badge>
      <p className="mt-2 text-lg font-medium">
        <span key={next}>{next}</span>{' '}
        <span key={changesAt}>
          {`${momentText(changesAt, 'weekday')} at ${momentText(changesAt, 'time')}, your time`}
        </span>
      </p>
    </>
  );
}
