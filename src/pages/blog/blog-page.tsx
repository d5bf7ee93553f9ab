import { JumpList } from '@/ui/jump-list';
import { PageHero } from '@/ui/page-hero';
import { ConclusionSection } from './conclusion-section';
import { InnovationSection } from './innovation-section';
import { IntroSection } from './intro-section';
import { ResourcesSection } from './resources-section';
import { SeoSection } from './seo-section';
import { TrendsSection } from './trends-section';
import { TrySection } from './try-section';

const places = [
  { href: '#trends', label: 'Trends', count: 4 },
  { href: '#innovation', label: 'Innovation', count: 3 },
  { href: '#resources', label: 'Places to read on', count: 3 },
  { href: '#seo', label: 'Content for search engines', count: 4 },
] as const;

export default function BlogPage() {
  return (
    <>
      <PageHero
        name="Blog"
        title="Notes on AI that earns its keep"
        lead="What we learn while setting up AI for other people: what works, what does not, and how to tell early."
        aside={<JumpList places={places} />}
      />
      <IntroSection />
      <TrendsSection />
      <InnovationSection />
      <ResourcesSection />
      <SeoSection />
      <TrySection />
      <ConclusionSection />
    </>
  );
}
