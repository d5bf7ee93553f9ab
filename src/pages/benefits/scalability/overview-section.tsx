import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { LoadFigure } from './load-figure';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('scalability')}
      layout="wide"
      figure={<LoadFigure />}
      lead="Ten conversations a day or ten thousand an hour run on the same set-up. What grows is the number of machines, not your workload."
    >
      <ButtonLink to="#sizes">Find your size</ButtonLink>
    </PageHero>
  );
}
