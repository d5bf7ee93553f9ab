import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { SpecimenFigure } from './specimen-figure';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('translation')}
      layout="wide"
      lead="Your customer writes in Portuguese, your colleague reads in English, and each sees only their own language."
      figure={<SpecimenFigure />}
    >
      <ButtonLink to="#try">Try It Now</ButtonLink>
      <ButtonLink to="#example" variant="secondary">
        Compare two translations
      </ButtonLink>
    </PageHero>
  );
}
