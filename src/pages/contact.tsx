import { cheapestPlan } from '@/domain/plans';
import { channelUses, durationText, monthlyPrice } from '@/domain/format';
import { dollars } from '@/lib/numbers';
import { plans } from '@/site/plans';
import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { LuClock, LuMail, LuMapPin, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { MapSection } from '@/features/consent';
import { ContactForm } from '@/features/forms';
import { ToolFrame, tools } from '@/features/tools';
import { BookCall } from '@/pages/shared/book-call';
import { NextStep } from '@/pages/shared/next-step';
import { brand } from '@/site/brand';
import { bookingUrl, contacts, whatsappHref } from '@/site/contacts';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { supportHours } from '@/site/support-hours';
import { PageHero } from '@/ui/page-hero';
import { Panel } from '@/ui/card';
import { TextLink } from '@/ui/text-link';

const ways = [
  {
    name: 'Email',
    use: 'hello',
    text: contacts.email.hello,
    href: `mailto:${contacts.email.hello}`,
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

const TITLE = `Get an answer within ${durationText(cheapestPlan.includes.firstReply)}`;

export default function ContactPage() {
  return (
    <>
      <PageHero
        name="Contact"
        title={TITLE}
        heading={<span className="block text-h2">{TITLE}</span>}
        lead="Tell us what you’d like off your desk. We’ll reply with the plan that fits, or a quote for your project."
        layout="even"
        className="lg:*:grid-rows-[auto_1fr]"
        aside={
          <>
            <section
              id="message"
              aria-labelledby="message-title"
              className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
            >
              <Panel radius="panel" padding="none" raised className="h-full border-border/60 p-5 sm:p-8">
                <ContactForm titleId="message-title" />
              </Panel>
            </section>
            <WhoAnswers />
          </>
        }
      />
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-content space-y-12">
          <BookingTeaser />
          <AssistantTeaser />
          <ContactInfo />
        </div>
      </div>
      <MapSection />
      <NextStep
        tone="accent"
        title="Want to see prices first?"
        text={`Managed plans start at ${monthlyPrice(cheapestPlan)}, custom projects at ${dollars(facts.customProjectsFrom)}. See what each plan includes.`}
        action="Compare the plans"
        to={`${paths.pricing}#compare`}
      />
    </>
  );
}

/** The assistant answers at any hour, the team in office hours. */
function WhoAnswers() {
  return (
    <Panel
      as="dl"
      radius="panel"
      padding="none"
      className="grid gap-5 p-5 sm:grid-cols-2 sm:gap-8 sm:p-8 lg:self-start"
    >
      <div>
        <dt className="font-medium">AI assistant</dt>
        <dd className="mt-1 text-sm text-fg-muted">Right away, day and night</dd>
      </div>
      <div>
        <dt className="font-medium">Our team</dt>
        <dd className="mt-1 text-sm text-fg-muted">{`${supportHours.days}, ${supportHours.hours}`}</dd>
      </div>
      <div className="border-t border-border pt-4 text-sm sm:col-span-full">
        <dt className="text-fg-muted">For customers, our team’s first reply comes within</dt>
        <dd className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {plans.map(({ id, title, includes }) => (
            <span key={id}>
              <span className="font-medium">{durationText(includes.firstReply)}</span>
              <span className="text-fg-muted">{` on ${title}`}</span>
            </span>
          ))}
        </dd>
      </div>
    </Panel>
  );
}

/** A time to talk, if the owner has set up a calendar. */
function BookingTeaser() {
  if (bookingUrl === null) return null;
  return (
    <section id="book-a-call" aria-labelledby="book-title">
      <h2 id="book-title" className="text-h4">
        Rather talk it through?
      </h2>
      <p className="mt-2 mb-4 text-fg-muted">
        Pick a time that suits you. Bring the questions your customers ask most, and we’ll tell you which plan
        fits.
      </p>
      <BookCall />
    </section>
  );
}

/** The chatbot of this site, opened in place. */
function AssistantTeaser() {
  return (
    <section id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title" className="mb-4 text-h4">
        Need an answer now?
      </h2>
      <ToolFrame
        {...tools.chatbot}
        invitation="Our AI assistant answers right away, day or night, and links the page it got the answer from."
        action="Ask our AI assistant"
      />
    </section>
  );
}

function ContactInfo() {
  return (
    <section id="contact-info" aria-labelledby="contact-info-title">
      <h2 id="contact-info-title" className="text-h4">
        Other ways to reach us
      </h2>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-5">
        {ways.map(({ name, use, text, href, Icon }) => (
          <Way key={name} name={name} Icon={Icon}>
            <a
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
              className="block rounded-sm py-2 hover:text-accent-fg"
            >
              <span translate="no" className="block font-medium wrap-anywhere">
                {text}
              </span>
              <span className="block text-sm text-fg-muted">{channelUses[use]}</span>
            </a>
          </Way>
        ))}
        <Way name="Address" Icon={LuMapPin}>
          <address className="pt-2 font-medium not-italic" translate="no">
            {contacts.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {brand.isSample && (
            <span className="mt-1 block text-sm text-fg-muted">
              This is a sample site: the address and the phone number are placeholders.
            </span>
          )}
        </Way>
        <Way name="Hours" Icon={LuClock}>
          <span className="block pt-2 font-medium">{supportHours.days}</span>
          <span className="block">{supportHours.hours}</span>
          <span className="block">{supportHours.weekend}</span>
          <TextLink to={`${paths.help}#support`} className="inline-block py-1.5 text-sm">
            See the hours in your time zone
          </TextLink>
        </Way>
      </dl>
    </section>
  );
}

interface WayProps {
  readonly name: string;
  readonly Icon: IconType;
  readonly children: ReactNode;
}

function Way({ name, Icon, children }: WayProps) {
  return (
    <div className="border-t border-border py-4">
      <dt className="flex items-center gap-2.5 text-sm text-fg-muted">
        <Icon aria-hidden className="size-4.5" />
        <span>{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
