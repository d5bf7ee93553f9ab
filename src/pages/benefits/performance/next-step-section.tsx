import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="accent"
      plan="pro"
      title="We will time your site, not ours"
      text="Name a page with a chat window, anybody’s. You get a drawing like the one above with the three slowest parts marked."
      action="Name a page"
    >
      <TextLink to={paths.pricing} className="text-current decoration-current/50">
        Or compare plans
      </TextLink>
    </NextStep>
  );
}
