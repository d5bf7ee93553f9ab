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
              className="group flex items-center gap-6 rounded-sm py-6"
            >
              <span className="grid flex-1 gap-x-8 gap-y-1 lg:grid-cols-[20rem_1fr] lg:items-center">
                <span className="text-lg font-medium transition-colors duration-fast group-hover:text-accent-fg">
                  {title}
                </span>
                <span className="text-fg-muted">{text}</span>
              </span>
              <span className="flex items-center gap-2 text-sm text-fg-muted">
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
