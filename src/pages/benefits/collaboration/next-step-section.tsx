import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      plan="pro"
      title="Invite three colleagues and one assistant"
      text="That is enough to see whether it suits you. A fortnight of real questions tells you more than a tour."
      action="Arrange a fortnight"
    >
      <TextLink to={paths.faqs}>Questions people ask first</TextLink>
    </NextStep>
  );
}
