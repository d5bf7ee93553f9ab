import { loadScamTool, ToolFrame } from '@/features/tools';
import { paths } from '@/site/paths';
import { FraudScene } from '@/ui/illustrations/fraud-scene';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const steps = [
  {
    title: 'It learns what is usual',
    text: 'Times, places, amounts and devices of your own customers, and nobody else’s.',
  },
  {
    title: 'It scores what is not',
    text: 'Each order gets a number from 0 to 100 and the two or three reasons behind it.',
  },
  {
    title: 'A person decides',
    text: 'Above your limit the order waits. Your team sees the reasons and says yes or no.',
  },
] as const;

export function FraudSection() {
  return (
    <Section id="fraud">
      <div className="grid items-center gap-12 *:min-w-0 lg:grid-cols-2 lg:gap-20">
        <div className="lg:order-last">
          <SectionHeader
            title="Fraud detection"
            lead="Most orders are honest. The task is to find the few that are not without making the others wait."
          />
          <ol className="mt-8 space-y-6">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-8 shrink-0 place-items-center rounded-full border border-border-strong/60 font-mono text-xs">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-1 text-fg-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-6">
            <TextLink to={paths.benefits.aiDecisionMaking} className="py-1">
              How decisions stay with people
            </TextLink>
          </p>
        </div>
        <FraudScene />
      </div>
      <div id="try" className="mt-16 lg:mt-20">
        <h3 className="text-h3">Is this message a scam?</h3>
        <p className="mt-3 mb-8 max-w-measure text-lg text-fg-muted">
          The same idea, small enough for a browser: it names each sign it sees and the words it means. You
          decide.
        </p>
        <ToolFrame
          name="Scam checker"
          invitation="Paste a message or a link that you do not trust, and see which signs of a scam it shows."
          load={loadScamTool}
          height="min-h-[42rem] lg:min-h-[28rem]"
        />
      </div>
    </Section>
  );
}
