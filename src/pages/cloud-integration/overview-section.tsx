import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { ButtonLink } from '@/ui/button';
import { CloudIntegrationIllustration } from '@/ui/illustrations/cloud-integration';

export function OverviewSection() {
  return (
    <DetailHero
      topic="cloud-integration"
      from="features"
      lead="Conversations, transcripts and reports go to storage that you own, in the country you name, under a key that you can take away."
      figure={<CloudIntegrationIllustration />}
    >
      <ButtonLink to="#try">Try It Now</ButtonLink>
      <ButtonLink to={paths.dataPrivacy} variant="secondary">
        Read the privacy policy
      </ButtonLink>
    </DetailHero>
  );
}
