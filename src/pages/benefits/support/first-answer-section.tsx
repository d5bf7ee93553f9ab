import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';
import { plans } from '@/site/plans';

const answers = {
  basic: { channel: 'E-mail', soon: 'One working day' },
  pro: {
    channel: (
      <>
        Chat and <span className="whitespace-nowrap">e-mail</span>
      </>
    ),
    soon: 'Chat: at once. A person: one working hour',
  },
  enterprise: { channel: 'A named engineer', soon: '15 minutes for what stops your work' },
} as const;

export function FirstAnswerSection() {
  return (
    <Section
      id="first-answer"
      layout="beside"
      title="How soon, by plan"
      lead="Goals for the first useful answer; “we have received your message” does not count as one. Small teams without an IT department gain most from Pro."
    >
      <DataTable
        caption="Support channel and goal for the first answer in each plan"
        columns={['Plan', 'You write to', 'First answer']}
        rows={plans.map(({ id, title }) => [title, answers[id].channel, answers[id].soon])}
      />
    </Section>
  );
}
