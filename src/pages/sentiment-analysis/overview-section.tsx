import { paths } from '@/site/paths';
import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { SentimentAnalysisIllustration } from '@/ui/illustrations/sentiment-analysis';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('sentiment-analysis')}
      layout="mirrored"
      lead="Reads every review, chat and survey for tone and subject, so that the third complaint about the zip is noticed before the thirtieth."
      figure={<SentimentAnalysisIllustration />}
    >
      <ButtonLink to="#try">Try It Now</ButtonLink>
      <ButtonLink to={paths.benefits.analytics} variant="secondary">
        From tone to figures
      </ButtonLink>
    </PageHero>
  );
}
