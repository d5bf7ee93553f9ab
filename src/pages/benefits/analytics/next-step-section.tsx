import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="accent"
      plan="pro"
      title="Bring last month’s questions"
      text="An export from any help desk will do. We return the ten subjects that cost you most, as a table that you may keep."
      action="Ask for the ten"
    >
      <TextLink to={paths.services} className="text-current decoration-current/50">
        Data work we do
      </TextLink>
    </NextStep>
  );
}
