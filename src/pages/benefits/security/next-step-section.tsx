import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      plan="enterprise"
      title="Send the questionnaire"
      text="All 180 rows, if you must. Single sign-on, an audit log and a region of your own belong to the plan; straight answers come with any."
      action="Send it over"
    >
      <TextLink to={paths.privacy}>Read the policy</TextLink>
    </NextStep>
  );
}
