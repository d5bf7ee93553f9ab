import { paths } from '@/site/paths';
import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { CollaborationIllustration } from '@/ui/illustrations/collaboration';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('collaboration')}
      figure={<CollaborationIllustration />}
      lead="One inbox for people and assistants. Whoever takes over reads one note, and the customer never hears “could you say that again?”"
    >
      <ButtonLink to="#handover">Read a handover note</ButtonLink>
      <ButtonLink to={paths.chatbot} variant="secondary">
        Meet the assistant
      </ButtonLink>
    </PageHero>
  );
}
