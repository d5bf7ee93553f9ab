import { MapSection } from '@/features/consent';
import { PageHero } from '@/ui/page-hero';
import { FormSection } from './form-section';

export default function ContactPage() {
  return (
    <>
      <PageHero
        name="Contact"
        title="Tell us what you have in mind"
        lead="A person reads every message and answers within one working day, with a price where there is one."
      />
      <FormSection />
      <MapSection />
    </>
  );
}
