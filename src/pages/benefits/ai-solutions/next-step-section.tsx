import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      plan="pro"
      title="Give us one task and fifty examples"
      text="You get a table like the one above, filled with your own figures, and our advice in one sentence. Sometimes the advice is a spreadsheet."
      action="Describe your task"
    >
      <TextLink to={paths.about}>Who would read it</TextLink>
    </NextStep>
  );
}
