import { SetUpStages } from '@/pages/shared/set-up-stages';
import { facts } from '@/site/facts';
import { contactAbout, paths } from '@/site/paths';
import { customWork } from '@/site/solutions';
import { ButtonLink } from '@/ui/button';
import { DefinitionRows } from '@/ui/definition-rows';
import { PageHero } from '@/ui/page-hero';
import { Eyebrow, Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const answers = [
  {
    term: 'What we build',
    text: (
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {customWork.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={`${paths.services}#${id}`} className="inline-block py-0.5">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
  },
  {
    term: 'What you get',
    text: 'A working system after each milestone, its documentation, and tests that you can run yourself.',
  },
  {
    term: 'What it costs',
    text: `From ${facts.customProjectsFrom}. You get a fixed price for each milestone before it starts. Volume above a plan and load tests at ${facts.rehearsalPerHour} conversations an hour are quoted the same way.`,
  },
  {
    term: 'What we need',
    text: 'Examples of the task, access to the systems involved, and one person who can say what a good result is.',
  },
  {
    term: 'Case studies',
    text: 'Case studies are on their way. We publish one only after the customer has approved its text and figures.',
  },
] as const;

/** The specification gives this page a single heading, so its lists have none. */
export default function ProjectsPage() {
  return (
    <>
      <PageHero
        title="Projects"
        lead="Custom AI for teams that need more than a plan: a fixed price per milestone, live in stages, reviewed with your own numbers."
      >
        <ButtonLink to={contactAbout('Our project: ')} size="lg">
          Describe your project
        </ButtonLink>
        <ButtonLink to={paths.pricing} size="lg" variant="secondary">
          Compare the plans instead
        </ButtonLink>
      </PageHero>
      <Section id="how-a-project-runs" tone="sunken">
        <div className="mb-8">
          <Eyebrow>How a project runs</Eyebrow>
        </div>
        <SetUpStages heading="p" />
      </Section>
      <Section id="what-to-expect">
        <DefinitionRows items={answers} />
        <div className="mt-10">
          <ButtonLink
            to={contactAbout('Please tell me when the first case study is published.')}
            variant="secondary"
          >
            Tell me when the first case study is out
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
