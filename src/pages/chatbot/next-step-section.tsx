import { paths } from '@/site/paths';
import { NextStep } from '@/pages/shared/next-step';
import { TextLink } from '@/ui/text-link';

export function NextStepSection() {
  return (
    <NextStep
      tone="accent"
      plan="basic"
      title="Start with one chatbot and one language"
      text="Send us the address of your help pages. You get back a chatbot that has read them, and twenty questions it could not answer."
      action="Ask for a chatbot"
    >
      <TextLink to={paths.offer} className="text-current decoration-current/50">
        See the current offer
      </TextLink>
    </NextStep>
  );
}
