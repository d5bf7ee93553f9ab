import { MapSection } from '@/features/consent';
import { ContactForm, useContactRequest, type OrderStep } from '@/features/forms';
import { ToolFrame, tools } from '@/features/tools';
import { BookCall } from '@/pages/shared/book-call';
import { ContactChannels, OpeningHours } from '@/pages/shared/contact-channels';
import { PersonLine } from '@/pages/shared/person-image';
import { booking } from '@/site/contacts';
import { paths } from '@/site/paths';
import { firstMet } from '@/site/team';
import { Panel } from '@/ui/card';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
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
              <OpeningHours className="mt-6 pt-5" />
              <p className="mt-4">
                <TextLink to={`${paths.benefits.support}#plans`}>How soon we reply</TextLink>
              </p>
            </div>
          </div>
        }
      />
      <div data-tone="plain" className="px-gutter pt-head pb-section">
        <div className="mx-auto max-w-content space-y-12">
          <BookingTeaser />
          <AssistantTeaser />
        </div>
      </div>
      <Section id="contact-info" layout="beside" title="Other ways to reach us">
        <ContactChannels hasMap />
      </Section>
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
