import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { WeeksFigure } from './weeks-figure';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('analytics')}
      layout="wide"
      figure={<WeeksFigure />}
      lead="Which questions come in, which answers fail, and what each failure costs: on one screen, with the conversations behind every number."
    >
      <ButtonLink to="#questions">What it can tell you</ButtonLink>
    </PageHero>
  );
}
