import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';

export function CalibrationSection() {
  return (
    <Section
      id="calibration"
      layout="halves"
      title="Sure, and rightly so?"
      lead={
        <>
          <p>
            “0.78” should be right 78 times in a hundred. Each month we compare what was said with what
            happened, and print the result, flattering or not.
          </p>
          <p>
            Look at the last row: when it felt almost certain, it was too proud. From then on, proposals above
            0.9 carry a warning.
          </p>
        </>
      }
    >
      <DataTable
        numeric
        caption="Sample: how sure it was, how many proposals, how many turned out right"
        columns={['It said', 'Proposals', 'Were right']}
        rows={[
          ['0.5 to 0.6', '112', '57%'],
          ['0.6 to 0.7', '140', '66%'],
          ['0.7 to 0.8', '131', '75%'],
          ['0.8 to 0.9', '88', '83%'],
          ['above 0.9', '35', '86%'],
        ]}
      />
    </Section>
  );
}
