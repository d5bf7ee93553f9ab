import { featureHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { RelatedPages } from '@/pages/shared/related-pages';
import { facts } from '@/site/facts';
import { listOf } from '@/site/number-words';
import { paths } from '@/site/paths';
import { plansWith } from '@/site/plans';
import { supportHours } from '@/site/support-hours';
import { ButtonLink } from '@/ui/button';
import { SupportIllustration } from '@/ui/illustrations/support';
import { NumberedList } from '@/ui/numbered-list';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const { days, hours, weekend, opensAt, closesAt } = supportHours;
const onCallPlans = listOf(plansWith('onCall'));

/** The hours in which each channel answers, GMT. */
const shifts = [
  { who: 'AI assistant', when: '24/7, on every plan', from: 0, until: 24, look: 'bg-accent' },
  {
    who: 'Support team',
    when: `${days}, ${hours}. ${weekend}.`,
    from: opensAt,
    until: closesAt,
    look: 'bg-mint',
  },
  {
    who: 'Engineer on call',
    when: `24/7 for outages, on ${onCallPlans}`,
    from: 0,
    until: 24,
    look: 'bg-warn',
  },
] as const;

const hourMarks = ['00', '03', '06', '09', '12', '15', '18', '21'] as const;

const ticket = [
  {
    at: 'Sat 10:40 PM',
    who: 'You',
    text: 'The chat window is gone from our store. Our sale starts at midnight.',
  },
  {
    at: 'Sat 10:40 PM',
    who: 'AI assistant',
    text: 'Your site changed its security header at 10:31 PM, and the new one blocks the chat. I am calling the engineer on call. This is the line to restore.',
  },
  {
    at: 'Sat 10:52 PM',
    who: 'Sam, on call',
    text: 'The line is back, and so is the chat window. I will watch it until your sale has started.',
  },
  {
    at: 'Mon 9:30 AM',
    who: 'Ada, support',
    text: 'We now check that header every five minutes and alert you when it changes.',
  },
] as const;

const levels = [
  {
    title: 'AI assistant',
    text: 'Knows the manual and your settings. Solves passwords, invoices and setup.',
  },
  {
    title: 'Support team',
    text: 'Reads the assistant’s note, reproduces the problem and replies under their own name.',
  },
  { title: 'Engineer', text: 'Reads your logs, with your permission and for one hour at a time.' },
] as const;

export default function SupportPage() {
  return (
    <>
      <PageHero
        {...featureHero('support')}
        layout="mirrored"
        figure={<SupportIllustration />}
        lead={`Dedicated AI and human support. The assistant answers 24/7, and people answer ${days}, ${hours}.`}
      >
        <ButtonLink to={paths.contact}>Contact support</ButtonLink>
        <ButtonLink to="#hours" variant="secondary">
          See the hours
        </ButtonLink>
      </PageHero>

      <Section
        id="hours"
        tone="sunken"
        eyebrow="Support hours"
        title="An answer at any hour"
        lead="For every customer, and above all for teams without an IT department. You always see whether a person or the assistant is answering."
      >
        <div>
          <div aria-hidden className="grid md:grid-cols-[18rem_1fr] md:gap-8">
            <span className="max-md:hidden" />
            <span className="grid grid-cols-8 font-mono text-xs text-fg-muted">
              {hourMarks.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </span>
          </div>
          <ul className="mt-2">
            {shifts.map(({ who, when, from, until, look }) => (
              <li
                key={who}
                className="grid gap-3 border-t border-border py-4 last:border-b md:grid-cols-[18rem_1fr] md:items-center md:gap-8"
              >
                <div>
                  <h3 className="font-medium">{who}</h3>
                  <p className="text-sm text-fg-muted">{when}</p>
                </div>
                <div aria-hidden className="relative h-6 rounded-sm bg-surface-2">
                  <div
                    className={`absolute inset-y-0 rounded-sm ${look}`}
                    style={{
                      insetInlineStart: `${(from / 24) * 100}%`,
                      inlineSize: `${((until - from) / 24) * 100}%`,
                    }}
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>

      <Section
        id="example"
        layout="halves"
        eyebrow="Proof"
        title="An outage on a Saturday night, fixed in 12 minutes"
        lead={`On ${onCallPlans}, an engineer calls you back within ${facts.outageCallbackMinutes} minutes when an outage stops your work, day and night.`}
      >
        <SampleFigure label="Ticket 2206" className="grid gap-5">
          {ticket.map(({ at, who, text }) => (
            <div key={text}>
              <p className="flex justify-between gap-4 text-sm">
                <span className="font-medium">{who}</span>
                <span className="font-mono text-xs/5.5 text-fg-muted">{at}</span>
              </p>
              <p className="mt-1 text-fg-muted">{text}</p>
            </div>
          ))}
        </SampleFigure>
      </Section>

      <Section
        id="plans"
        tone="sunken"
        title="How fast a person replies, by plan"
        lead="The times are for a useful reply. An automatic confirmation does not count."
      >
        <PlanTable caption="Support in each plan" only={['support', 'firstReply', 'onCall', 'engineer']} />
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="A person whenever you ask"
        lead="Type “person” at any time to skip the assistant. Training for other companies’ software is not included."
      >
        <NumberedList items={levels} />
      </Section>

      <RelatedPages
        title="Support for your own customers"
        items={[
          { page: 'chatbot', why: 'Offer your customers the assistant that answers ours.' },
          { page: 'security', why: 'What happens during a security incident.' },
          { page: 'collaboration', why: 'How one person takes over from another.' },
        ]}
      />

      <NextStep
        tone="quiet"
        plan="pro"
        title="Get chat, email and an engineer on call"
        text="Pro adds live chat and 24/7 outage calls to email support. Enterprise adds phone support and a named engineer."
      >
        <TextLink to={paths.help}>Open the Help Center</TextLink>
      </NextStep>
    </>
  );
}
