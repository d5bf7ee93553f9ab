import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      plan="basic"
      title="Send a hundred reviews, get a page back"
      text="A weekly report by e-mail is part of the smallest plan: five subjects, their tone, and the sentences behind each."
      action="Ask for a sample report"
    >
      <TextLink to={paths.offer}>Ten per cent off this week?</TextLink>
    </NextStep>
  );
}
