import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="quiet"
      to={paths.help}
      title="Most answers are written down already"
      text="The help page covers accounts, payments and the first day. If yours is missing, write to us, and it will not be missing for the next person."
      action="Open the help page"
    >
      <TextLink to={`${paths.contact}?plan=pro`}>Ask about 24/7 chat</TextLink>
    </NextStep>
  );
}
