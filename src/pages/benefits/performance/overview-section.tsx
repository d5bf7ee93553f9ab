import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { WaitingFigure } from './waiting-figure';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('performance')}
      layout="wide"
      figure={<WaitingFigure />}
      lead="The first words of an answer in under a second, on a phone, on a train. People who wait longer write to somebody else."
    >
      <ButtonLink to="#budget">Where the time goes</ButtonLink>
    </PageHero>
  );
}
