import { Section, SectionHeader } from '@/ui/section';
import { TeamCard, type TeamMember } from './team-card';

const members = [
  {
    name: 'Ines Okafor-Lund',
    role: 'Founder, sets the direction',
    image: 'ines',
    highlighted: false,
    socials: ['linkedin', 'github', 'twitter', 'facebook'],
  },
  {
    name: 'Tomas Varga-Reed',
    role: 'Head of research, picks the models',
    image: 'tomas',
    highlighted: true,
    socials: ['linkedin', 'github', 'twitter', 'facebook'],
  },
  {
    name: 'Priya Hallstrom',
    role: 'Head of product, listens to customers',
    image: 'priya',
    highlighted: true,
    socials: ['linkedin', 'github', 'twitter', 'facebook'],
  },
  {
    name: 'Jun Castellan',
    role: 'Customer engineer, gets you live',
    image: 'jun',
    highlighted: false,
    socials: ['linkedin', 'github', 'twitter', 'facebook'],
  },
] as const satisfies readonly TeamMember[];

export function TeamSection() {
  return (
    <Section id="team">
      <SectionHeader
        eyebrow="Team"
        title="The people you will talk to"
        lead="Four people answer for every project, from the first call to the monthly report. They are invented for this sample site."
      />
      <ul className="mt-12 flex flex-wrap items-end gap-x-6 gap-y-12 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:justify-between">
        {members.map((member) => (
          <li key={member.name} className="max-w-full">
            <TeamCard member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
