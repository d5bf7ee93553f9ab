import { FaFacebookF, FaGithub, FaLinkedinIn, FaXTwitter } from 'react-icons/fa6';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
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
/** Four people stand in a row at their own sizes, others fill rows of three. */
const hasSizes = team.length === 4;

export function TeamSection() {
  return (
    <Section id="team" title={`Meet the team behind ${brand.name}`}>
      <ul
        className={classNames(
          'grid items-start gap-3 sm:gap-x-6 sm:gap-y-10',
          hasSizes ? 'sm:grid-cols-[repeat(2,minmax(0,18.125rem))] xl:flex' : 'sm:grid-cols-2 lg:grid-cols-3',
        )}
      >
        {team.map((member) => (
          // In two columns, people of one size share a row.
          <li key={member.name} className={classNames('min-w-0', member.highlighted && 'sm:max-xl:-order-1')}>
            <TeamCard member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The profile links lie over the blurred lower part of the portrait on hover and focus; on touch screens they follow the text. */
function TeamCard({ member: { name, role, image, highlighted, reason, links } }: { member: TeamMember }) {
  const linked = networks.flatMap((network) => {
    const href = links[network.id];
    return href === undefined ? [] : [{ ...network, href }];
  });
  return (
    <article
      className={classNames(
        'grid max-w-full max-sm:w-full! max-sm:grid-cols-[minmax(0,6rem)_minmax(0,1fr)] max-sm:content-center max-sm:gap-x-4 max-sm:*:col-start-2',
        hasSizes && 'sm:not-print:grid-rows-[18.125rem]',
      )}
      style={hasSizes ? { width: highlighted ? HIGHLIGHTED_SIZE_PX : SIZE_PX } : undefined}
    >
      <PersonImage
        name={name}
        image={image}
        className="col-start-1! row-start-1 aspect-square w-full rounded-card max-sm:row-span-4 sm:self-end"
      />
      <h3 className="font-semibold sm:mt-4 sm:text-lg" translate="no">
        {name}
      </h3>
      <p className="text-sm text-fg-muted">{role}</p>
      <p className="mt-1 text-sm text-balance sm:mt-2">{reason}</p>
      {linked.length > 0 && (
        <ul
          aria-label={`Profiles of ${name}, in a new tab`}
          className="profile-links -ms-3 flex flex-wrap items-center gap-1 max-sm:-my-1.5"
        >
          {linked.map(({ id, label, Icon, href }) => (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="grid size-11 place-items-center rounded-full text-fg-muted transition-colors sm:text-fg duration-fast hover:bg-fg hover:text-bg"
              >
                <Icon aria-hidden className="size-5" />
                <span className="sr-only">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
