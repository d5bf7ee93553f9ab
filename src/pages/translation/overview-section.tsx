import { DetailHero } from '@/pages/shared/detail-hero';
import { ButtonLink } from '@/ui/button';
import { SpecimenFigure } from './specimen-figure';

export function OverviewSection() {
  return (
    <DetailHero
      topic="translation"
      from="features"
      layout="wide"
      lead="Your customer writes in Portuguese, your colleague reads in English, and each sees only their own language."
      figure={<SpecimenFigure />}
    >
      <ButtonLink to="#try">Try It Now</ButtonLink>
      <ButtonLink to="#example" variant="secondary">
        Compare two translations
      </ButtonLink>
    </DetailHero>
  );
}
