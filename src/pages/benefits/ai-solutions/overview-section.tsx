import { paths } from '@/site/paths';
import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { AiSolutionsIllustration } from '@/ui/illustrations/ai-solutions';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('ai-solutions')}
      layout="mirrored"
      figure={<AiSolutionsIllustration />}
      lead="We try several models on your own task, show you the scores, and take the smallest one that passes."
    >
      <ButtonLink to="#bake-off">See three models compared</ButtonLink>
      <ButtonLink to={paths.services} variant="secondary">
        All services
      </ButtonLink>
    </PageHero>
  );
}
