import { LuMapPin } from 'react-icons/lu';
import { MapSection } from '@/features/consent';
import { ContactForm, useContactRequest, type OrderStep } from '@/features/forms';
import { ToolFrame, tools } from '@/features/tools';
import { BookCall } from '@/pages/shared/book-call';
import { ContactChannels } from '@/pages/shared/contact-channels';
import { PersonLine } from '@/pages/shared/person-image';
import { booking, contacts } from '@/site/contacts';
import { paths } from '@/site/paths';
import { firstMet } from '@/site/team';
import { Panel } from '@/ui/card';
import { PageHero } from '@/ui/page-hero';
import { columnsClass } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

export default function ContactPage() {
  const { plan, title, lead } = useContactRequest();
  return (
    <>
      <PageHero
        scene="contact"
        name="Contact"
        title={title}
        heading={
          <span key={title} className="block">
            {title}
          </span>
        }
        lead={lead}
        aside={
          <div className="grid gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
            <div className="grid gap-6 *:min-w-0">
              <section id="message" aria-labelledby="message-title">
                <Panel>
                  <ContactForm titleId="message-title" />
                </Panel>
              </section>
              {plan && <NextSteps steps={plan.steps} />}
            </div>
            <div>
              <ul className="grid gap-4">
                {firstMet.map(({ name, image, reason }) => (
                  <li key={name}>
                    <PersonLine name={name} image={image} text={reason} />
                  </li>
                ))}
              </ul>
              <p className="mt-5">
                <TextLink to={`${paths.benefits.support}#plans`}>Our hours, and how soon we reply</TextLink>
              </p>
            </div>
          </div>
        }
      />
      <div className="px-gutter pt-head pb-section">
        <div className="mx-auto max-w-content space-y-12">
          <BookingTeaser />
          <AssistantTeaser />
          <ContactInfo />
        </div>
      </div>
      <MapSection />
    </>
  );
}

/** What happens after an order is sent. */
function NextSteps({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <Panel as="dl" className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      {steps.map(({ when, text }) => (
        <div key={when} className="contents">
          <dt className="font-medium">{when}</dt>
          <dd key={text} className="text-fg-muted max-sm:-mt-2">
            {text}
          </dd>
        </div>
      ))}
    </Panel>
  );
}

/** A time to talk, if the owner has set up a calendar. */
function BookingTeaser() {
  if (booking === null) return null;
  return (
    <section id="book-a-call" aria-labelledby="book-title">
      <h2 id="book-title" className="text-h4">
        {booking.title}
      </h2>
      <p className="mt-2 mb-4 text-fg-muted">{booking.text}</p>
      <BookCall />
    </section>
  );
}

/** The chatbot of this site, opened in place. */
function AssistantTeaser() {
  return (
    <section id="ask" aria-labelledby="ask-title" className="print:hidden">
      <h2 id="ask-title" className="mb-4 text-h4">
        Need an answer now?
      </h2>
      <ToolFrame
        {...tools.siteAssistant}
        invitation="Our AI assistant answers right away, day or night, and links its source."
        action="Ask our AI assistant"
      />
    </section>
  );
}

function ContactInfo() {
  return (
    <section id="contact-info" aria-labelledby="contact-info-title">
      <h2 id="contact-info-title" className="mb-4 text-h4">
        Other ways to reach us
      </h2>
      <div className={columnsClass}>
        <ContactChannels />
        <div className="text-sm text-fg-muted">
          <p className="flex items-center gap-2.5">
            <LuMapPin aria-hidden className="size-4.5" />
            <span>Address</span>
          </p>
          <address className="mt-2 text-base font-medium text-fg not-italic" translate="no">
            {contacts.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
      </div>
    </section>
  );
}
