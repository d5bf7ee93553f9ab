import { DataTable } from '@/ui/data-table';
import { featurePage, type FeaturePageId } from '@/pages/shared/feature-page';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const jobs = [
  ['The same ten questions, all day', 'chatbot', 'Answers drawn from your own help pages'],
  ['Customers who write in other languages', 'translation', 'Both sides reading their own language'],
  ['A mood you only notice in reviews', 'sentiment-analysis', 'A weekly line that goes up or down'],
  ['Calls and meetings nobody writes up', 'speech-recognition', 'A transcript with names and times'],
  ['Files spread over five tools', 'cloud-integration', 'One folder, with one set of rights'],
  ['“Where is my data?”', 'data-privacy', 'A page that says so in plain words'],
] as const satisfies readonly (readonly [string, FeaturePageId, string])[];

export function JobsSection() {
  return (
    <Section id="start-from-the-job" className="grid gap-10 *:min-w-0 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <SectionHeader
        eyebrow="Which one first"
        title="Start from the job"
        lead="You do not need all six. Find the line that sounds like your Monday."
      />
      <DataTable
        caption="Which feature helps with which job"
        columns={['The job', 'Feature', 'What you see first']}
        rows={jobs.map(([job, topic, result]) => [
          job,
          <TextLink key={topic} to={featurePage(topic).path} className="sm:whitespace-nowrap">
            {featurePage(topic).title}
          </TextLink>,
          result,
        ])}
      />
    </Section>
  );
}
