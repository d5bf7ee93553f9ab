import { featureHero } from '@/pages/shared/feature-page';
import { PageHero } from '@/ui/page-hero';
import { ButtonLink } from '@/ui/button';
import { CustomizationIllustration } from '@/ui/illustrations/customization';

export function OverviewSection() {
  return (
    <PageHero
      {...featureHero('customization')}
      figure={<CustomizationIllustration />}
      lead="Tone, rules, fields and limits are set in a form by whoever knows the customers. No ticket, no developer, and every change can be taken back."
    >
      <ButtonLink to="#voice">Change a voice</ButtonLink>
      <ButtonLink to="#rules" variant="secondary">
        Read a set of rules
      </ButtonLink>
    </PageHero>
  );
}
