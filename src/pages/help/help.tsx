import { FaCcPaypal, FaCcStripe } from 'react-icons/fa6';
import { LuCheck, LuCreditCard, LuMail, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { PlanButton } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';
import { contacts, whatsappHref } from '@/site/contacts';
import { cheapestPlan, contactPath } from '@/domain/plans';
import {
  billing,
  channelUses,
  durationText,
  monthlyPrice,
  selfServeFeatures,
  selfServePrice,
  selfServeTitle,
} from '@/domain/format';
import { amountOf } from '@/lib/number-words';
import { selfServePlans } from '@/site/plans';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { Panel } from '@/ui/card';
import { Eyebrow, Section, SectionHeader, Split } from '@/ui/section';
import { TextLink, textLinkClass } from '@/ui/text-link';
import { AccountGuides, Article, Guides } from './guides';
import { SupportClock } from './support-clock';
import { TopicsSection } from './topics-section';

const { moneyBackDays } = facts.selfServe;

const payments = {
  card: { name: 'Card', text: 'Credit or debit', Icon: LuCreditCard },
  PayPal: { name: 'PayPal', text: 'From your balance or bank', Icon: FaCcPaypal },
  Stripe: { name: 'Stripe', text: 'One click with Link', Icon: FaCcStripe },
} as const satisfies Record<(typeof facts.selfServe.payments)[number], object>;

const ways = [
  {
    name: 'Email',
    use: 'support',
    text: contacts.email.support,
    href: `mailto:${contacts.email.support}`,
    Icon: LuMail,
  },
  { name: 'Phone', use: 'phone', text: contacts.phone.label, href: contacts.phone.href, Icon: LuPhone },
  {
    name: 'WhatsApp',
    use: 'whatsapp',
    text: contacts.phone.label,
    href: whatsappHref(),
    Icon: LuMessageCircle,
  },
] as const;

export default function HelpPage() {
  return (
    <>
      <TopicsSection />
      <Guides />
      <Subscription />
      <Payment />
      <Support />
      <AccountGuides />
      <NextStep
        tone="accent"
        title="Didn’t find your answer?"
        text={`Tell us what you tried and what happened, and our team will sort it out. Or let us run it for you: managed plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Write to support"
      >
        <TextLink to={paths.pricing}>See the managed plans</TextLink>
      </NextStep>
    </>
  );
}

function Subscription() {
  return (
    <section id="subscription" tabIndex={-1} className="scroll-mt-16 px-gutter py-section">
      <div className="mx-auto max-w-content">
        <SectionHeader
          eyebrow="Subscription guide"
          title="Run it yourself, starting free"
          lead={
            <>
              The self-serve app is for students, individuals, and teams that like to build.{' '}
              <TextLink to={paths.pricing}>{`Managed plans start at ${monthlyPrice(cheapestPlan)}`}</TextLink>
              .
            </>
          }
        />
        <Panel
          padding="none"
          raised
          className="mt-12 grid divide-y divide-border md:grid-cols-3 md:divide-x md:divide-y-0"
        >
          {selfServePlans.map((plan) => (
            <SelfServeCard key={plan.id} plan={plan} />
          ))}
        </Panel>
        <p className="mt-6 max-w-measure text-fg-muted">
          Managed: we build it, run it, and keep it right. Self-serve: you do the work, and your money buys
          more chatbots and conversations.
        </p>
      </div>
    </section>
  );
}

function SelfServeCard({ plan }: { plan: (typeof selfServePlans)[number] }) {
  const { monthly, description } = plan;
  const title = selfServeTitle(plan);
  return (
    <article className="p-6 md:row-span-5 md:grid md:grid-rows-subgrid lg:p-8">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-3">
        <span className="text-h3 font-medium">{selfServePrice(plan)}</span>
      </p>
      <p className="mt-2 text-fg-muted">{description}</p>
      <ul className="mt-5 space-y-2 text-sm">
        {selfServeFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <LuCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-mint" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {monthly !== 0 ? (
        <PlanButton
          plan={plan}
          variant="secondary"
          aria-label={`Upgrade: ${title}`}
          className="mt-6 self-end"
        >
          Upgrade
        </PlanButton>
      ) : (
        <div className="mt-6 self-end">
          <ButtonLink to={contactPath(plan)} className="w-full">
            Start for free
          </ButtonLink>
          <p className="mt-2 text-sm text-fg-muted">{`No card needed. Your login arrives within ${durationText(facts.selfServeAccess)}.`}</p>
        </div>
      )}
    </article>
  );
}

function Payment() {
  return (
    <Section id="payment-guide" tone="sunken">
      <SectionHeader eyebrow="Payment guide" title="Payment and refunds" />
      <div className="mt-10 -mb-10">
        <Article id="payment" title="Payment">
          <p>You pay for Self-serve Pro at the start of each month:</p>
          <ul className="grid gap-3 text-fg sm:grid-cols-3">
            {facts.selfServe.payments.map((method) => {
              const { name, text, Icon } = payments[method];
              return (
                <Panel as="li" key={name} radius="input" padding="sm">
                  <Icon aria-hidden className="size-6 text-accent-fg" />
                  <span className="mt-3 block font-medium">{name}</span>
                  <span className="block text-sm text-fg-muted">{text}</span>
                </Panel>
              );
            })}
          </ul>
          <p>We email you an invoice for every payment. Managed plans are billed {billing}.</p>
        </Article>
        <Article id="refunds" title="Money back">
          <p>
            The self-serve app comes with a{' '}
            <strong className="font-medium text-fg">{`${moneyBackDays}-day money-back guarantee`}</strong>.
            Write to{' '}
            <a href={`mailto:${contacts.email.support}`} translate="no" className={textLinkClass}>
              {contacts.email.support}
            </a>{' '}
            {`within ${amountOf(moneyBackDays, 'day')} of your first payment, and we refund all of it the way you paid. No reason needed.`}
          </p>
        </Article>
      </div>
    </Section>
  );
}

function Support() {
  return (
    <section
      id="support"
      tabIndex={-1}
      aria-labelledby="support-title"
      className="scroll-mt-16 px-gutter py-section"
    >
      <Split ratio="1/1" className="mx-auto max-w-content">
        <div>
          <Eyebrow>Support</Eyebrow>
          <h2 id="support-title" className="mt-4 text-h2">
            Contact and support hours
          </h2>
          <p className="mt-4 text-fg-muted">
            The <TextLink to={`${paths.chatbot}#try`}>AI assistant</TextLink> answers 24/7. How fast our team
            does depends on <TextLink to={`${paths.benefits.support}#plans`}>your plan</TextLink>.
          </p>
          <ul className="mt-8 divide-y divide-border border-y border-border">
            {ways.map(({ name, use, text, href, Icon }) => (
              <li key={name}>
                <a
                  href={href}
                  {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
                  className="flex items-center gap-4 rounded-sm py-4 hover:text-accent-fg"
                >
                  <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
                  <span className="w-24 shrink-0 text-fg-muted">{name}</span>
                  <span className="min-w-0">
                    <span translate="no" className="block font-medium">
                      {text}
                    </span>
                    <span className="block text-sm text-fg-muted">{channelUses[use]}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <SupportClock />
      </Split>
    </section>
  );
}
