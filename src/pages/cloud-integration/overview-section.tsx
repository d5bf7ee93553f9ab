import { paths } from '@/site/paths';
import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { CloudIntegrationIllustration } from '@/ui/illustrations/cloud-integration';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('cloud-integration')}
      lead="Conversations, transcripts and reports go to storage that you own, in the country you name, under a key that you can take away."
      figure={<CloudIntegrationIllustration />}
    >
      <ButtonLink to="#try">Try It Now</ButtonLink>
      <ButtonLink to={paths.dataPrivacy} variant="secondary">
        Read the privacy policy
      </ButtonLink>
    </PageHero>
  );
}
