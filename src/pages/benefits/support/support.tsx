import { benefitHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { facts } from '@/site/facts';
import { listOf } from '@/site/number-words';
import { paths } from '@/site/paths';
import { planOf, plansWith } from '@/site/plans';
import { supportHours } from '@/site/support-hours';
import { ButtonLink } from '@/ui/button';
import { NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { Coverage } from './coverage';

const { days, hours } = supportHours;
const pro = planOf('pro');
const enterprise = planOf('enterprise');
const onCallPlans = listOf(plansWith('onCall'));

const ticket = [
  {
    at: 'Sat 10:40 PM',
    who: 'You',
    text: 'The chat window is gone from our store. Our sale starts at midnight.',
  },
  {
    at: 'Sat 10:40 PM',
    who: 'AI assistant',
    text: 'Your site changed its security header at 10:31 PM, and the new one blocks the chat. I am calling the engineer on call and passing on the line to restore.',
  },
  {
    at: 'Sat 10:52 PM',
    who: 'Sam, on call',
    text: 'The line is restored, and the chat window is back. I will watch it until your sale has started.',
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
    text: 'Knows the manual and your settings. Answers questions about passwords, invoices and setup.',
  },
  {
    title: 'Support team',
    text: 'Reads the AI assistant’s note, reproduces the problem and replies under their own name.',
  },
  { title: 'Engineer', text: 'Reads your logs, with your permission and for one hour at a time.' },
] as const;

export default function SupportPage() {
  return (
    <>
      <PageHero
        {...benefitHero('support')}
        layout="wide"
        aside={<Coverage />}
        lead={`Dedicated AI and human support. The AI assistant answers 24/7, and people answer ${days}, ${hours}.`}
      >
        <ButtonLink to={paths.contact}>Contact support</ButtonLink>
        <ButtonLink to="#plans" variant="secondary">
          See reply times by plan
        </ButtonLink>
      </PageHero>

      <Section
        id="example"
        tone="sunken"
        layout="halves"
        title="An outage on a Saturday night, fixed in 12 minutes"
        lead={`On ${onCallPlans}, an engineer calls you back within ${facts.outageCallbackMinutes} minutes when an outage stops your work, day or night.`}
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
        title="How fast a person replies, by plan"
        lead="The times are for a useful reply. An automatic confirmation does not count."
      >
        <PlanTable caption="Support in each plan" only={['support', 'firstReply', 'onCall', 'engineer']} />
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="A person whenever you ask"
        lead="Type “person” at any time to skip the AI assistant. Support covers our services, not training for other companies’ software."
      >
        <NumberedList items={levels} />
      </Section>

      <RelatedPages
        title="Support for your own customers"
        items={[
          { page: 'chatbot', why: 'Give your customers a chatbot that answers day and night.' },
          { page: 'security', why: 'What happens during a security incident.' },
          { page: 'collaboration', why: 'How one person takes over from another.' },
        ]}
      />

      <NextStep
        tone="quiet"
        plan="pro"
        title="Get chat, email and an engineer on call"
        text={`${pro.title} adds live chat and an engineer on call 24/7 to email support. ${enterprise.title} adds phone support and a named engineer.`}
      >
        <TextLink to={paths.help}>Open the Help Center</TextLink>
      </NextStep>
    </>
  );
}
