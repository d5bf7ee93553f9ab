import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      plan="enterprise"
      title="Talk to an engineer, not to a brochure"
      text="Bring your region, your retention rule and the name of your storage. You leave with a drawing of where each byte goes."
      action="Book the conversation"
    >
      <TextLink to={paths.help}>Read the help page first</TextLink>
    </NextStep>
  );
}
