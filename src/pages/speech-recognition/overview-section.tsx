import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('speech-recognition')}
      layout="wide"
      lead="Turns calls, meetings and voice notes into text you can read, search and correct, while people are still talking."
    >
      <ButtonLink to="#try">Try It Now</ButtonLink>
      <ButtonLink to="#recording" variant="secondary">
        What happens to the sound
      </ButtonLink>
    </PageHero>
  );
}
