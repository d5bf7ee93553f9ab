import { paths } from '@/site/paths';
import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { SupportIllustration } from '@/ui/illustrations/support';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('support')}
      layout="mirrored"
      figure={<SupportIllustration />}
      lead="Dedicated AI and human support: an assistant that answers at every hour, and people with names who take over when it should not."
    >
      <ButtonLink to={paths.contact}>Ask us something</ButtonLink>
      <ButtonLink to="#rota" variant="secondary">
        Who is awake when
      </ButtonLink>
    </PageHero>
  );
}
