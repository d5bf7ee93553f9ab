import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { ButtonLink } from '@/ui/button';
import { SentimentAnalysisIllustration } from '@/ui/illustrations/sentiment-analysis';

export function OverviewSection() {
  return (
    <DetailHero
      topic="sentiment-analysis"
      from="features"
      layout="mirrored"
      lead="Reads every review, chat and survey for tone and subject, so that the third complaint about the zip is noticed before the thirtieth."
      figure={<SentimentAnalysisIllustration />}
    >
      <ButtonLink to="#try">Try It Now</ButtonLink>
      <ButtonLink to={paths.benefits.analytics} variant="secondary">
        From tone to figures
      </ButtonLink>
    </DetailHero>
  );
}
