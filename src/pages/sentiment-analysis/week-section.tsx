import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';

export function WeekSection() {
  return (
    <Section
      id="monday"
      layout="halves-reversed"
      eyebrow="Monday, 08:00"
      title="The page on the kitchen table"
      lead={
        <>
          <p>
            The jacket maker of our example opens one e-mail a week. The zip fell first; a second supplier was
            found eleven days later. The phone team got the cake.
          </p>
          <p>
            It suits whoever has more feedback than hours: shops, hotels, councils, people who run surveys and
            get answers in sentences.
          </p>
        </>
      }
    >
      <div className="rounded-card border border-border bg-surface p-5 shadow-raised sm:p-6">
        <DataTable
          numeric
          caption="Sample weekly report: subjects, how often they were mentioned, their tone and the change"
          columns={['Subject', 'ChatBubble', 'Tone', 'Change']}
          rows={[
            ['Service', '48', '+0.58', '+0.06'],
            ['Weather', '91', '+0.81', '+0.01'],
            ['Fit', '37', '+0.12', '−0.03'],
            ['Price', '64', '−0.21', '−0.05'],
            ['Zip', '29', '−0.70', '−0.38'],
          ]}
        />
      </div>
    </Section>
  );
}
