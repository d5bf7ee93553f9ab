import { FaFacebookF, FaGithub, FaLinkedinIn, FaXTwitter } from 'react-icons/fa6';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { facts } from '@/site/facts';
import { capitalize, inWords } from '@/lib/number-words';
import { team } from '@/site/team';
import { Section } from '@/ui/section';
import { PersonImage } from './person-image';

type TeamMember = (typeof team)[number];

const networks = [
  { id: 'linkedin', label: 'LinkedIn', Icon: FaLinkedinIn },
  { id: 'github', label: 'GitHub', Icon: FaGithub },
  { id: 'twitter', label: 'X', Icon: FaXTwitter },
  { id: 'facebook', label: 'Facebook', Icon: FaFacebookF },
] as const;

const SIZE_PX = 230;
const HIGHLIGHTED_SIZE_PX = 290;
/** Four people fit in a row of wide screens. */
const layout = team.length > 4 ? 'xl:grid-cols-3' : 'xl:flex xl:justify-between';

/** The highlighted members are those whom a customer meets first. */
const firstMet = team.filter(({ highlighted }) => highlighted).length;

export function TeamSection() {
  return (
    <Section
      id="team"
      title={`Meet the team behind ${brand.name}`}
      lead={
        <p className="max-sm:hidden">{`${capitalize(inWords(team.length))} of the ${facts.company.people} of us who build, run, and support your AI.${firstMet === 0 ? '' : ` You’ll meet ${inWords(firstMet)} before you pay anything.`}`}</p>
      }
    >
      <ul className={classNames('grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 sm:gap-y-12', layout)}>
        {team.map((member) => (
          <li key={member.name} className="min-w-0">
            <TeamCard member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The profile links: beside the portrait on phones; else over it, blurred, on hover and focus, and on a strip on touch screens. */
function TeamCard({ member: { name, role, image, highlighted, reason, links } }: { member: TeamMember }) {
  const linked = networks.flatMap((network) => {
    const href = links[network.id];
    return href === undefined ? [] : [{ ...network, href }];
  });
  return (
    <article
      className="max-w-full max-sm:grid max-sm:w-full! max-sm:grid-cols-[6rem_1fr] max-sm:content-center max-sm:gap-x-4 max-sm:*:col-start-2"
      style={{ width: highlighted ? HIGHLIGHTED_SIZE_PX : SIZE_PX }}
    >
      <div className="flex items-end max-sm:contents sm:h-[18.125rem]">
        <div className="group relative aspect-square w-full overflow-hidden rounded-card border border-border bg-surface-2 max-sm:contents">
          <PersonImage
            name={name}
            image={image}
            className="size-full transition-[filter,scale] duration-slow max-sm:col-start-1 max-sm:row-span-4 max-sm:row-start-1 max-sm:aspect-square max-sm:h-auto max-sm:rounded-card sm:group-focus-within:scale-105 sm:group-focus-within:[filter:blur(8px)] sm:group-hover:scale-105 sm:group-hover:[filter:blur(8px)]"
          />
          {linked.length > 0 && (
            <ul className="flex items-center gap-1 max-sm:order-last max-sm:col-start-2 max-sm:-ms-3 sm:absolute sm:inset-0 sm:justify-center sm:bg-surface/60 sm:opacity-0 sm:transition-opacity sm:duration-base sm:group-focus-within:opacity-100 sm:group-hover:opacity-100 sm:[@media(hover:none)]:top-auto sm:[@media(hover:none)]:bg-surface/85 sm:[@media(hover:none)]:py-1 sm:[@media(hover:none)]:opacity-100">
              {linked.map(({ id, label, Icon, href }) => (
                <li key={id}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${name} on ${label} (opens in a new tab)`}
                    className="grid size-11 place-items-center rounded-full text-fg transition-colors duration-fast hover:bg-fg hover:text-bg"
                  >
                    <Icon aria-hidden className="size-5" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <h3 className="font-semibold sm:mt-4 sm:text-lg" translate="no">
        {name}
      </h3>
      <p className="text-sm text-fg-muted">{role}</p>
      {reason !== undefined && <p className="mt-1 text-balance max-sm:text-sm sm:mt-2">{reason}</p>}
    </article>
  );
}
