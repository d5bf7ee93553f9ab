import { DetailHero } from '@/pages/shared/detail-hero';
import { ButtonLink } from '@/ui/button';
import { WaitingFigure } from './waiting-figure';

export function OverviewSection() {
  return (
    <DetailHero
      topic="performance"
      from="benefits"
      layout="wide"
      figure={<WaitingFigure />}
      lead="The first words of an answer in under a second, on a phone, on a train. People who wait longer write to somebody else."
    >
      <ButtonLink to="#budget">Where the time goes</ButtonLink>
    </DetailHero>
  );
}
