import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';
import { PerformanceIllustration } from '@/ui/illustrations/performance';

export function ChangesSection() {
  return (
    <Section
      id="changes"
      title="From 6.2 seconds to&nbsp;0.8, in four changes"
      lead="A travel agency of our invention, over five weeks. The first change was free."
    >
      <div className="grid gap-12 *:min-w-0 lg:grid-cols-2 lg:items-center lg:gap-16">
        <DataTable
          numeric
          caption="Four changes and the seconds to the first word before and after each"
          columns={['Change', 'Before', 'After']}
          rows={[
            ['Show words as they come', '6.2 s', '2.6 s'],
            ['Search 300 pages, not 9,000', '2.6 s', '1.9 s'],
            ['A smaller model, tuned', '1.9 s', '1.0 s'],
            ['A server on the same continent', '1.0 s', '0.8 s'],
          ]}
        />
        <PerformanceIllustration className="mx-auto max-w-xl" />
      </div>
    </Section>
  );
}
