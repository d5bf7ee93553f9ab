import { paths } from '@/site/paths';
import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { SecurityIllustration } from '@/ui/illustrations/security';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('security')}
      figure={<SecurityIllustration />}
      lead="Short promises, each with a way for you to check it. And an account of what we do on the day one of them breaks."
    >
      <ButtonLink to="#promises">Check us</ButtonLink>
      <ButtonLink to={`${paths.features}#security`} variant="secondary">
        Security and fraud detection
      </ButtonLink>
    </PageHero>
  );
}
