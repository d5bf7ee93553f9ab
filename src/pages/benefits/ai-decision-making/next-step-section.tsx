import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="accent"
      plan="enterprise"
      title="Bring a decision you make every week"
      text="Reordering, refunds, shifts, rota swaps. We run it silently beside you for a month, then compare notes: yours, ours, and how it turned out."
      action="Propose a decision"
    >
      <TextLink to={paths.services} className="text-current decoration-current/50">
        Other ways to begin
      </TextLink>
    </NextStep>
  );
}
