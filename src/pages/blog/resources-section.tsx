import { LuExternalLink } from 'react-icons/lu';
import { Section, SectionHeader } from '@/ui/section';

const resources = [
  {
    title: 'A machine-learning framework',
    text: 'Guides and tutorials for those who want to train a model themselves.',
    href: 'https://www.tensorflow.org/learn',
  },
  {
    title: 'Online courses',
    text: 'Lectures on machine learning, many of them free to follow.',
    href: 'https://www.coursera.org/browse/data-science/machine-learning',
  },
  {
    title: 'Research papers',
    text: 'New work on machine learning, as its authors hand it in.',
    href: 'https://arxiv.org/list/cs.LG/recent',
  },
] as const;

export function ResourcesSection() {
  return (
    <Section id="resources">
      <SectionHeader
        eyebrow="Read on"
        title="Three places elsewhere"
        lead="External sites, run by others and not connected with us. Each opens in a new tab."
      />
      <ul className="mt-10 border-t border-border">
        {resources.map(({ title, text, href }) => (
          <li key={href} className="border-b border-border">
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 rounded-sm py-6 lg:grid-cols-[20rem_1fr_auto]"
            >
              <span className="text-lg font-medium transition-colors duration-fast group-hover:text-accent-fg">
                {title}
              </span>
              <span className="col-start-1 text-fg-muted lg:col-start-auto">{text}</span>
              <span className="row-span-2 row-start-1 flex items-center gap-2 text-sm text-fg-muted lg:row-span-1 lg:row-start-auto">
                <span className="sr-only sm:not-sr-only">External site</span>
                <span className="sr-only">, opens in a new tab</span>
                <LuExternalLink aria-hidden className="size-5" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
