import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { AiDecisionMakingIllustration } from '@/ui/illustrations/ai-decision-making';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('ai-decision-making')}
      figure={<AiDecisionMakingIllustration />}
      lead="It proposes, gives its reasons for and against, and says how sure it is. A person signs. Both are on record."
    >
      <ButtonLink to="#record">Open a decision</ButtonLink>
      <ButtonLink to="#calibration" variant="secondary">
        How often it is right
      </ButtonLink>
    </PageHero>
  );
}
