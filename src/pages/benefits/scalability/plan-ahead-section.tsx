import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';
import { monthlyPrice, plans } from '@/site/plans';

const room = {
  basic: { month: '1,000', day: 'a word of warning at\u00a0800' },
  pro: { month: '20,000', day: 'spare room for a day, twice a year' },
  enterprise: { month: 'as\u00a0agreed', day: 'rehearsed with you' },
} as const;

export function PlanAheadSection() {
  return (
    <Section
      id="room"
      layout="beside"
      title="Room in each plan"
      lead="Conversations a month, and what happens on a day that is bigger than the rest. Nobody is cut off in the middle of a sentence."
    >
      <DataTable
        caption="Conversations a month and what happens on a big day, by plan"
        columns={['Plan', 'A month', 'On a big day']}
        rows={plans.map((plan) => [
          `${plan.title}, ${monthlyPrice(plan)}`,
          room[plan.id].month,
          room[plan.id].day,
        ])}
      />
    </Section>
  );
}
