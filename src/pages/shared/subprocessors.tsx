import { subprocessors } from '@/site/trust';
import { Section } from '@/ui/section';

/** The companies that process data for us. */
export function Subprocessors() {
  if (subprocessors.length === 0) return null;
  return (
    <Section
      id="subprocessors"
      layout="beside"
      title="Subprocessors"
      lead="These companies handle personal data for our managed plans. Tools you connect, such as WhatsApp, stay under your own contract."
    >
      <ul className="border-t border-border">
        {subprocessors.map(({ name, does, data, where }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-border py-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <p>
              <span translate="no" className="block font-semibold">
                {name}
              </span>
              <span className="block text-sm text-fg-muted">{where}</span>
            </p>
            <p>
              <span className="block">{does}</span>
              <span className="block text-sm text-fg-muted">{data}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
