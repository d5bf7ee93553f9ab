import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      plan="pro"
      title="Twenty languages come with one plan"
      text="Tell us which languages your customers write in. We reply with a sample of your own help page in each of them."
      action="Ask about Pro"
    >
      <TextLink to={paths.pricing}>Compare the plans</TextLink>
    </NextStep>
  );
}
