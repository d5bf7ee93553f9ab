import { FaFacebookF, FaGithub, FaLinkedinIn, FaWhatsapp, FaXTwitter } from 'react-icons/fa6';
import { whatsappHref } from '@/site/whatsapp';
import { brand } from '@/site/brand';

const links = [
  { name: 'LinkedIn', href: brand.social.linkedin, Icon: FaLinkedinIn },
  { name: 'GitHub', href: brand.social.github, Icon: FaGithub },
  { name: 'X', href: brand.social.twitter, Icon: FaXTwitter },
  { name: 'Facebook', href: brand.social.facebook, Icon: FaFacebookF },
  { name: 'WhatsApp', href: whatsappHref(), Icon: FaWhatsapp },
] as const;

export function SocialLinks() {
  return (
    <ul className="-mx-3 flex flex-wrap gap-1" aria-label="Elsewhere">
      {links.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
            className="grid size-11 place-items-center rounded-control text-fg-muted transition-colors duration-fast hover:bg-surface-2 hover:text-fg"
          >
            <Icon aria-hidden className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
