import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { ButtonLink } from '@/ui/button';
import { CollaborationIllustration } from '@/ui/illustrations/collaboration';

export function OverviewSection() {
  return (
    <DetailHero
      topic="collaboration"
      from="benefits"
      figure={<CollaborationIllustration />}
      lead="One inbox for people and assistants. Whoever takes over reads one note, and the customer never hears “could you say that again?”"
    >
      <ButtonLink to="#handover">Read a handover note</ButtonLink>
      <ButtonLink to={paths.chatbot} variant="secondary">
        Meet the assistant
      </ButtonLink>
    </DetailHero>
  );
}
