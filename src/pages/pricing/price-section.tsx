import { cancellation, firstCharge, freeTest } from '@/domain/contract';
import { plansWith, timeText } from '@/domain/format';
import { planOf } from '@/domain/plans';
import { firstMonthMinutes, upkeep } from '@/site/facts';
import { DefinitionRows } from '@/ui/lists';
import { Section } from '@/ui/section';

const onCall = plansWith('onCall');

const terms = [
  {
    term: 'Why it costs so little',
    text: 'A template for your trade does most of the setup, and every customer runs on the same service.',
  },
  {
    term: 'Your time',
    text: `${timeText(firstMonthMinutes)} in the first month, then ${timeText(upkeep.minutes)} a week.`,
  },
  { term: 'When you pay', text: `We send an invoice. ${firstCharge} ${freeTest}` },
  {
    term: 'When it breaks',
    text: `We repair outages at any hour, on every plan.${onCall === null ? '' : ` On ${onCall}, an engineer also calls you back.`}`,
  },
  {
    term: 'If it isn’t for you',
    text: cancellation,
  },
];

const suites = [
  {
    term: 'What a suite does better',
    text: 'Tickets with queues and deadlines, a phone system, and a marketplace with hundreds of apps.',
  },
  {
    term: 'What we do',
    text: 'We set it up and run it for you, show the source under every answer, and test it on your own questions before you pay.',
  },
  {
    term: 'If you need both',
    text: `Keep your suite. From ${planOf('pro').title} up, the chatbot hands conversations to it.`,
  },
];

/** What the monthly price means, and when an ordinary support suite is the better choice. */
export function PriceSection() {
  return (
    <>
      <Section id="terms" layout="beside" title="What the price includes">
        <DefinitionRows items={terms} />
      </Section>
      <Section id="support-suite" layout="beside" title="Why not an ordinary support suite?">
        <DefinitionRows items={suites} />
      </Section>
    </>
  );
}
