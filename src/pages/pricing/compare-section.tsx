import { PlanTable } from '@/pages/shared/plan-table';
import { Section } from '@/ui/section';

export function CompareSection() {
  return (
    <Section
      id="compare"
      tone="sunken"
      eyebrow="Side by side"
      title="Compare the plans"
      lead="Every difference between the three plans. Custom work is quoted separately."
    >
      <PlanTable caption="What each managed plan includes" actions />
    </Section>
  );
}
