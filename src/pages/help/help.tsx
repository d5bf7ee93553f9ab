import type { ReactNode } from 'react';
import { FaCcPaypal, FaCcStripe } from 'react-icons/fa6';
import { LuCheck, LuCreditCard, LuMail, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { PlanButton, usePricedText } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';
import { contacts, whatsappHref } from '@/site/contacts';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice, selfServePlans } from '@/site/plans';
import { shortcuts } from '@/site/shortcuts';
import { Panel } from '@/ui/card';
import { Eyebrow, Section, SectionHeader, Split } from '@/ui/section';
import { TextLink, textLinkClass } from '@/ui/text-link';
import { SupportClock } from './support-clock';
import { TopicsSection } from './topics-section';

const { moneyBackDays } = facts.selfServe;

const payments = {
  card: { name: 'Card', text: 'Credit or debit', Icon: LuCreditCard },
  PayPal: { name: 'PayPal', text: 'From your balance or bank', Icon: FaCcPaypal },
  Stripe: { name: 'Stripe', text: 'One click with Link', Icon: FaCcStripe },
} as const satisfies Record<(typeof facts.selfServe.payments)[number], object>;

const ways = [
  { name: 'Email', text: contacts.email.support, href: `mailto:${contacts.email.support}`, Icon: LuMail },
  { name: 'Phone', text: contacts.phone.label, href: contacts.phone.href, Icon: LuPhone },
  { name: 'WhatsApp', text: contacts.phone.label, href: whatsappHref(), Icon: LuMessageCircle },
] as const;

export default function HelpPage() {
  return (
    <>
      <TopicsSection />
      <Guides />
      <Subscription />
      <Payment />
      <Support />
      <NextStep
        tone="accent"
        title="Didn’t find your answer?"
        text={`Tell us what you tried and what happened, and a person will reply. Or let us run it for you: managed plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Write to support"
      >
        <TextLink to={paths.pricing}>See the managed plans</TextLink>
      </NextStep>
    </>
  );
}

function Guides() {
  return (
    <Section id="guides" tone="sunken">
      <SectionHeader eyebrow="Guides" title="Your account and this site" />
      <div className="mt-10 -mb-10">
        <Article id="getting-started" title="Getting started">
          <ol className="list-decimal space-y-2 ps-5">
            <li>Create a free account with Google, GitHub or your email address.</li>
            <li>
              Try the <TextLink to={paths.features}>features</TextLink> on your own text.
            </li>
            <li>
              <TextLink to={paths.contact}>Tell us what you need</TextLink>. We’ll reply with a plan, a price
              and a start date.
            </li>
          </ol>
        </Article>
        <Article id="account" title="Account and sign-in">
          <p>
            Forgot your password? <TextLink to={paths.resetPassword}>Reset it</TextLink> with the link we
            email you. If it does not arrive within a few minutes, check your spam folder.
          </p>
          <p>
            On <TextLink to={paths.account}>your account page</TextLink>, you can change your name and
            password, link Google or GitHub, or delete your account.
          </p>
        </Article>
        <Article id="finding-your-way" title="Finding your way">
          <p>
            The search covers every page and forgives typos. The language menu translates the site into more
            than 100 languages. The theme follows your system unless you choose light or dark.
          </p>
          <dl className="space-y-2">
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className="flex items-baseline gap-4">
                <dt className="w-24 shrink-0">
                  <kbd className="rounded-sm border border-border-strong/60 bg-surface px-2 py-0.5 font-mono text-xs text-fg">
                    {keys}
                  </kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Article>
      </div>
    </Section>
  );
}

/** The targets of the links at the top of the page, which can take the focus. */
function Article({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-4 border-t border-border py-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-baseline lg:gap-16"
    >
      <h3 id={`${id}-title`} className="text-h4">
        {title}
      </h3>
      <div className="max-w-measure space-y-4 text-fg-muted">{children}</div>
    </section>
  );
}

function Subscription() {
  const priced = usePricedText();
  return (
    <section id="subscription" tabIndex={-1} className="scroll-mt-16 px-gutter py-section">
      <div className="mx-auto max-w-content">
        <SectionHeader
          eyebrow="Subscription guide"
          title="Self-serve plans"
          lead={
            <>
              For students, individuals and teams that set up and run the app themselves. If you want us to
              run it for you, see the{' '}
              <TextLink to={paths.pricing}>
                {priced(`managed plans from ${monthlyPrice(cheapestPlan)}`)}
              </TextLink>
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
      </div>
    </section>
  );
}

function SelfServeCard({ plan }: { plan: (typeof selfServePlans)[number] }) {
  const { title, price, per, description, features, upgrade } = plan;
  return (
    <article className="p-6 md:row-span-5 md:grid md:grid-rows-subgrid lg:p-8">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-3">
        <span className="text-h3 font-medium">{price}</span>
        <span className="font-mono text-fg-muted">{per}</span>
      </p>
      <p className="mt-2 text-fg-muted">{description}</p>
      <ul className="mt-5 space-y-2 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <LuCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-mint" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {upgrade ? (
        <PlanButton
          plan={plan}
          variant="secondary"
          aria-label={`Upgrade: self-serve ${title}`}
          className="mt-6 self-end"
        >
          Upgrade
        </PlanButton>
      ) : (
        <p className="mt-6 self-end text-sm text-fg-muted">No card needed.</p>
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
          <p>You pay for the self-serve app at the start of each month:</p>
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
          <p>You get an invoice by email for every payment.</p>
        </Article>
        <Article id="refunds" title="Money back">
          <p>
            The self-serve app comes with a{' '}
            <strong className="font-medium text-fg">{`${moneyBackDays}-day money-back guarantee`}</strong>.
            Write to{' '}
            <a href={`mailto:${contacts.email.support}`} translate="no" className={textLinkClass}>
              {contacts.email.support}
            </a>{' '}
            {`within ${moneyBackDays} days of your first payment, and we refund all of it to the payment method you used. You do not have to give a reason.`}
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
            The <TextLink to={`${paths.chatbot}#try`}>AI assistant</TextLink> answers 24/7.
          </p>
          <ul className="mt-8 divide-y divide-border border-y border-border">
            {ways.map(({ name, text, href, Icon }) => (
              <li key={name}>
                <a
                  href={href}
                  {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
                  className="flex items-center gap-4 rounded-sm py-4 hover:text-accent-fg"
                >
                  <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
                  <span className="w-24 shrink-0 text-fg-muted">{name}</span>
                  <span translate="no" className="min-w-0 font-medium">
                    {text}
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
