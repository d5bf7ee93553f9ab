import { benefitHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { facts } from '@/site/facts';
import { capitalize, inWords, listOf } from '@/lib/number-words';
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
    text: 'That sounds like an outage, so I’m paging the engineer on call. Has anything on your site changed this evening?',
  },
  {
    at: 'Sat 10:52 PM',
    who: 'Engineer on call',
    text: 'A new security header on your site blocks the chat. With the line I just sent you, it’s back. I’ll keep watching until your sale has started.',
  },
  {
    at: 'Mon 9:30 AM',
    who: 'Support team',
    text: 'We now check that header every five minutes and alert you when it changes.',
  },
] as const;

const levels = [
  {
    title: 'AI assistant',
    text: 'Answers from our help pages at any hour: passwords, invoices, setup. It can’t see your settings or your customers’ data.',
  },
  {
    title: 'Support team',
    text: 'Reads the AI assistant’s note, reproduces the problem, and replies by name.',
  },
  {
    title: 'Engineer',
    text: `${capitalize(inWords(facts.company.onCallEngineers))} engineers take turns on call. They read your logs only with your permission, for one hour at a time.`,
  },
] as const;

export default function SupportPage() {
  return (
    <>
      <PageHero
        {...benefitHero('support')}
        layout="wide"
        aside={<Coverage />}
        lead={`Dedicated AI and human support: AI 24/7, our team ${days}, ${hours}, and an engineer on call at night on ${onCallPlans}.`}
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
        title="Help on a Saturday night, when it counts"
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
        title="How fast our team replies"
        lead="A reply that helps. An automatic “we got your message” doesn’t count."
      >
        <PlanTable caption="Support in each plan" only={['support', 'firstReply', 'onCall', 'engineer']} />
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="Our team, whenever you ask"
        lead="Type “person” any time to skip the AI assistant. Support covers our services, not other companies’ software."
      >
        <NumberedList items={levels} />
      </Section>

      <RelatedPages
        title="Support for your own customers"
        items={[
          { page: 'chatbot', why: 'Give your customers a chatbot that answers day and night.' },
          { page: 'security', why: 'What happens during a security incident.' },
          { page: 'collaboration', why: 'How your chatbot hands off to your team.' },
        ]}
      />

      <NextStep
        tone="quiet"
        plan="pro"
        title="Get chat, email, and an engineer on call"
        text={`${pro.title} adds live chat and an engineer on call 24/7. ${enterprise.title} adds phone support and a named engineer.`}
      >
        <TextLink to={paths.help}>Open the Help Center</TextLink>
      </NextStep>
    </>
  );
}
