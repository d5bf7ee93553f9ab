import { Section, SectionHeader } from '@/ui/section';
import { CompareLists } from './compare-lists';
import { CompareTable } from './compare-table';

/** The same comparison twice: a table where there is room for one, a list for each plan where there is not. */
export function CompareSection() {
  return (
    <Section id="compare" tone="sunken">
      <SectionHeader
        eyebrow="Side by side"
        title="Compare the plans"
        lead="Everything that differs. Whatever is not listed is the same in all of them."
      />
      <div className="mt-12 max-md:hidden">
        <CompareTable />
      </div>
      <div className="mt-10 md:hidden">
        <CompareLists />
      </div>
    </Section>
  );
}
