import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { Section, SectionHeader } from '@/ui/section';

export function ConclusionSection() {
  return (
    <Section id="conclusion" className="text-center">
      <SectionHeader
        centered
        eyebrow="Conclusion"
        title="Choose one task, and measure it"
        lead="AI is a good colleague for work that repeats and a poor one for work that matters once. Begin where you can count, keep a person where it counts."
      />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.services} size="lg">
          Find your task
        </ButtonLink>
        <ButtonLink to={paths.contact} size="lg" variant="ghost">
          Ask us about it
        </ButtonLink>
      </div>
    </Section>
  );
}
