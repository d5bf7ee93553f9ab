import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { DotGrid } from '@/ui/illustrations/dot-grid';
import { Eyebrow } from '@/ui/section';

const REQUEST = 'Please tell me when the first case study is published.';

export default function ProjectsPage() {
  return (
    <section
      id="projects"
      className="relative isolate grid min-h-[calc(100svh-4rem)] content-center px-gutter py-section"
    >
      <title>{`Projects · ${brand.name}`}</title>
      <meta
        name="description"
        content="Case studies are on their way. Ask to be told when the first one is here."
      />
      <DotGrid className="-z-10" />
      <div className="mx-auto w-full max-w-content">
        <Eyebrow>In preparation</Eyebrow>
        <h1 className="mt-4 text-h1">Projects</h1>
        <p className="mt-6 max-w-measure text-xl text-fg-muted">
          Case studies are on their way. We publish one only when the customer has read it and agreed to the
          figures in it, and that takes longer than the work itself.
        </p>
        <div className="mt-8">
          <ButtonLink to={`${paths.contact}?message=${encodeURIComponent(REQUEST)}`} size="lg">
            Tell me when the first is here
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
