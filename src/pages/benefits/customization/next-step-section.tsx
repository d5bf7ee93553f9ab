import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="accent"
      plan="pro"
      title="Write three rules on a postcard"
      text="“Never promise a date.” “Always offer the showroom.” “No jokes about the weather.” We set them up while you watch."
      action="Send your three"
    >
      <TextLink to={paths.pricing} className="text-current decoration-current/50">
        What each plan allows
      </TextLink>
    </NextStep>
  );
}
