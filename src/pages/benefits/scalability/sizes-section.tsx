import { Section } from '@/ui/section';
import { ScalabilityIllustration } from '@/ui/illustrations/scalability';

const sizes = [
  {
    count: '10',
    per: 'a day',
    text: 'A bookshop. One chatbot, one language, a reply address. Nothing to watch.',
  },
  {
    count: '500',
    per: 'a day',
    text: 'A clinic or a town hall. Two people look in twice a day. Weekly figures begin to mean something.',
  },
  {
    count: '1,000',
    per: 'an hour',
    text: 'A chain or a bank branch by chat. A queue with rules, a test before each change.',
  },
  {
    count: '10,000',
    per: 'an hour',
    text: 'A ticket sale. Rehearsed a week ahead, machines ordered, an engineer with your number.',
  },
] as const;

export function SizesSection() {
  return (
    <Section
      id="sizes"
      title="Four sizes of busy"
      lead="What changes for you from one to the next. The software does not, and neither does your web page."
    >
      <div className="grid gap-12 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16">
        <ol>
          {sizes.map(({ count, per, text }) => (
            <li
              key={count}
              className="grid gap-x-8 gap-y-1 border-b border-border py-5 first:border-t sm:grid-cols-[9rem_1fr]"
            >
              <h3 className="sm:text-end">
                <span className="font-mono text-h4">{count}</span>
                <span className="ms-2 text-sm font-normal text-fg-muted sm:ms-0 sm:block">{per}</span>
              </h3>
              <p className="text-fg-muted">{text}</p>
            </li>
          ))}
        </ol>
        <ScalabilityIllustration className="mx-auto max-w-xl" />
      </div>
    </Section>
  );
}
