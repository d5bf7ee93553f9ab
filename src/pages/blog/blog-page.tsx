import { PageIntro } from '@/pages/shared/page-intro';
import { ConclusionSection } from './conclusion-section';
import { InnovationSection } from './innovation-section';
import { IntroSection } from './intro-section';
import { ResourcesSection } from './resources-section';
import { SeoSection } from './seo-section';
import { TrendsSection } from './trends-section';

export default function BlogPage() {
  return (
    <>
      <PageIntro
        name="Blog"
        title="Notes on AI that earns its keep"
        lead="What we learn while setting up AI for other people: what works, what does not, and how to tell early."
      />
      <IntroSection />
      <TrendsSection />
      <InnovationSection />
      <ResourcesSection />
      <SeoSection />
      <ConclusionSection />
    </>
  );
}
