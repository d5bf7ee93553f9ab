import { DetailHero } from '@/pages/shared/detail-hero';
import { ButtonLink } from '@/ui/button';
import { AiDecisionMakingIllustration } from '@/ui/illustrations/ai-decision-making';

export function OverviewSection() {
  return (
    <DetailHero
      topic="ai-decision-making"
      from="benefits"
      figure={<AiDecisionMakingIllustration />}
      lead="It proposes, gives its reasons for and against, and says how sure it is. A person signs. Both are on record."
    >
      <ButtonLink to="#record">Open a decision</ButtonLink>
      <ButtonLink to="#calibration" variant="secondary">
        How often it is right
      </ButtonLink>
    </DetailHero>
  );
}
