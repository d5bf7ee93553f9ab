import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="accent"
      plan="pro"
      title="Bring the worst recording you have"
      text="A noisy one tells you more than a demo. Describe it to us, and we agree on a way to send it and delete it afterwards."
      action="Describe your recording"
    >
      <TextLink to={paths.pricing} className="text-current decoration-current/50">
        What else is in the plan
      </TextLink>
    </NextStep>
  );
}
