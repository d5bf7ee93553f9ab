import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      plan="enterprise"
      title="Tell us the date of your big day"
      text="Tickets on sale, exam results, the first snow. We rehearse it with made-up visitors a week before and send you the chart."
      action="Name the date"
    >
      <TextLink to={paths.offer}>Start small, with the offer</TextLink>
    </NextStep>
  );
}
