import { type RefObject, useEffect, useRef, useState } from 'react';
import { UnfoldedMessage } from '@/features/message-demo';
import { classNames } from '@/lib/class-names';
import { featurePage } from '@/pages/shared/feature-page';
import type { FeatureId } from '@/site/features';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

/** In the order in which the message unfolds. */
const steps = [
  {
    feature: 'sentiment-analysis',
    title: 'Hears the mood',
    text: 'Praise, a complaint, and a deadline in one message. A complaint with a deadline goes to the top of the list.',
  },
  {
    feature: 'translation',
    title: 'Reads the Spanish, too',
    text: 'Your team reads it in English and answers in English. The customer gets it in theirs.',
  },
  {
    feature: 'data-privacy',
    title: 'Hides what’s private',
    text: 'Card numbers and passwords are masked before anything is stored.',
  },
  {
    feature: 'cloud-integration',
    title: 'Finds the right team',
    text: '“Cracked” sends it to Returns, not to whoever opens the inbox first.',
  },
  {
    feature: 'chatbot',
    title: 'Drafts the reply',
    text: 'From your own returns page, with the paragraph it used. Your team sends it, or lets the AI.',
  },
] as const satisfies readonly { feature: FeatureId; title: string; text: string }[];

/** One message, and what each feature adds as the page scrolls. Phones and reduced motion show the end of it. */
export function UnfoldedSection() {
  const list = useRef<HTMLOListElement>(null);
  const step = useStepInView(list);
  return (
    <Section id="one-message" ink="chat" title="One message. Everything in it, found." lead={LEAD}>
      <div className="grid gap-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] lg:gap-16">
        <ol ref={list} className="lg:motion-safe:pb-[20vh]">
          {steps.map(({ feature, title, text }, index) => (
            <li
              key={feature}
              className={classNames(
                'border-s-2 py-3 ps-5 transition-colors duration-slow lg:motion-safe:flex lg:motion-safe:min-h-[46vh] lg:motion-safe:flex-col lg:motion-safe:justify-center',
                index === step ? 'border-accent' : 'border-border lg:motion-safe:text-fg-muted',
              )}
            >
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-fg-muted">{text}</p>
              <p className="mt-2">
                <TextLink to={featurePage(feature).path} className="py-1 text-sm">
                  {featurePage(feature).title}
                </TextLink>
              </p>
            </li>
          ))}
        </ol>
        <div className="max-lg:order-first lg:sticky lg:top-24 lg:h-[min(40rem,calc(100vh-8rem))]">
          <div className="h-full rounded-panel border border-border bg-surface p-5 shadow-raised sm:p-8 lg:p-10">
            <div className="h-full max-lg:hidden motion-reduce:hidden">
              <UnfoldedMessage step={step + 1} />
            </div>
            <div className="h-full lg:motion-safe:hidden">
              <UnfoldedMessage step={steps.length} />
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}

const LEAD = 'A customer writes three lines. Five features read them, and your team only has to press Send.';

/** The index of the item in the middle of the window, -1 above the first one. */
function useStepInView(list: RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(-1);
  useEffect(() => {
    const items = Array.from(list.current?.children ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setStep(items.indexOf(target));
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);
  return step;
}
