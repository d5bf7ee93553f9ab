import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { ButtonLink } from '@/ui/button';
import { ChatbotIllustration } from '@/ui/illustrations/chatbot';

export function OverviewSection() {
  return (
    <DetailHero
      topic="chatbot"
      from="features"
      lead="A chat window that answers from your own pages, names the page it used, and fetches a person when it should."
      figure={<ChatbotIllustration />}
    >
      <ButtonLink to="#try">Ask it something</ButtonLink>
      <ButtonLink to={paths.pricing} variant="secondary">
        See what it costs
      </ButtonLink>
    </DetailHero>
  );
}
