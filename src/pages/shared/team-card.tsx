import { FaFacebookF, FaGithub, FaLinkedinIn, FaXTwitter } from 'react-icons/fa6';
import { brand } from '@/site/brand';
import { Portrait } from '@/ui/illustrations/portrait';

const networks = {
  linkedin: { label: 'LinkedIn', Icon: FaLinkedinIn },
  github: { label: 'GitHub', Icon: FaGithub },
  twitter: { label: 'Twitter', Icon: FaXTwitter },
  facebook: { label: 'Facebook', Icon: FaFacebookF },
} as const;

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** What the portrait is drawn from. */
  readonly image: string;
  readonly highlighted: boolean;
  readonly socials: readonly (keyof typeof networks)[];
}

const SIZE_PX = 230;
const HIGHLIGHTED_SIZE_PX = 290;

/** The links lie over a blurred portrait when it is pointed at or focused, and on a strip of it on a touch screen. */
export function TeamCard({ member: { name, role, image, highlighted, socials } }: { member: TeamMember }) {
  const size = highlighted ? HIGHLIGHTED_SIZE_PX : SIZE_PX;
  return (
    <article className="max-w-full" style={{ width: size }}>
      <div className="group relative aspect-square overflow-hidden rounded-card border border-border bg-surface-2">
        <Portrait
          seed={image}
          className="size-full transition-[filter,scale] duration-slow group-focus-within:scale-105 group-focus-within:blur-sm group-hover:scale-105 group-hover:blur-sm"
        />
        <ul className="absolute inset-0 flex items-center justify-center gap-1 bg-surface/60 opacity-0 transition-opacity duration-base group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:top-auto [@media(hover:none)]:bg-surface/75 [@media(hover:none)]:py-1 [@media(hover:none)]:opacity-100 [@media(hover:none)]:backdrop-blur-md">
          {socials.map((network) => {
            const { label, Icon } = networks[network];
            return (
              <li key={network}>
                <a
                  href={brand.social[network]}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${name} on ${label} (opens in a new tab)`}
                  className="grid size-11 place-items-center rounded-full text-fg transition-colors duration-fast hover:bg-fg hover:text-bg"
                >
                  <Icon aria-hidden className="size-5" />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <h3 className="mt-4 text-lg font-semibold" translate="no">
        {name}
      </h3>
      <p className="text-sm text-fg-muted">{role}</p>
    </article>
  );
}
