import { paths } from '@/site/paths';
import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { ChatbotIllustration } from '@/ui/illustrations/chatbot';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('chatbot')}
      lead="A chat window that answers from your own pages, names the page it used, and fetches a person when it should."
      figure={<ChatbotIllustration />}
    >
      <ButtonLink to="#try">Ask it something</ButtonLink>
      <ButtonLink to={paths.pricing} variant="secondary">
        See what it costs
      </ButtonLink>
    </PageHero>
  );
}
