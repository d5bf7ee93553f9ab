import type { ReactNode } from 'react';
import { Answer, Question } from '@/pages/shared/sample-chat';
import { clockTime } from '@/site/locale';
import { shop, night as shownNight, type Night } from '@/site/shop';
import { shopDocument } from '@/site/shop-document';
import { DefinitionRows } from '@/ui/lists';
import { sceneProps } from '@/ui/scene';
import { Section } from '@/ui/section';

const [opens, closes] = [clockTime(shop.opensAt), clockTime(shop.closesAt)];

interface EveningProps {
  readonly night: Night;
  /** At the foot of the panel. */
  readonly counters: ReactNode;
}

/** The shop closes: its street, and in front of it a question with its answer and the page that says so. */
export function Evening({ night, counters }: EveningProps) {
  const { question, answer, section, paragraph } = night;
  return (
    <div className="mx-auto max-w-content sm:mt-3 pb-10 sm:pb-[31vw] min-[75rem]:pb-40 print:pb-0">
      <div
        aria-hidden
        {...sceneProps('home')}
        className="scene scene-strip relative -mx-gutter -mb-4 sm:absolute sm:inset-x-0 sm:bottom-0 sm:m-0"
      />
      <div
        data-search="example"
        className="mx-auto max-w-220 overflow-hidden min-[75rem]:mx-0 min-[75rem]:max-w-[min(55rem,67vw-max(0px,50vw-37.5rem))] rounded-card border border-border bg-surface shadow-overlay"
      >
        <div className="flex items-center gap-4 border-b border-border px-5 py-2">
          <p translate="no" className="text-h3 font-semibold whitespace-nowrap text-warn">
            {closes}
          </p>
          <div>
            <h2 className="text-base">The store closes</h2>
            <p className="text-sm text-fg-muted">{`${shop.name}’s AI answers until ${opens}.`}</p>
          </div>
        </div>
        <div className="grid md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
          <div className="grid content-start gap-3 px-5 py-4">
            <Question>{question}</Question>
            <Answer source={`${section}, paragraph ${paragraph}`}>{answer}</Answer>
          </div>
          <QuotedSection {...night} />
        </div>
        <div className="border-t border-border px-5 max-sm:py-1.5">{counters}</div>
      </div>
    </div>
  );
}

/** The section of the shop's document that has the answer, which is marked in it. */
function QuotedSection({ section, paragraph: number, answer }: Night) {
  const paragraphs = shopDocument?.sections
    .find(({ heading }) => heading === section)
    ?.paragraphs.slice(number - 1, number);
  if (!shopDocument || !paragraphs) return null;
  return (
    <figure className="border-border px-5 py-4 text-sm text-fg-muted max-md:border-t md:border-s">
      <figcaption className="text-xs">{shopDocument.title}</figcaption>
      <p className="mt-2 text-base font-semibold text-fg">{section}</p>
      {paragraphs.map((paragraph) => {
        const [before = '', after] = paragraph.split(answer);
        return (
          <p key={paragraph} className="mt-2">
            {before}
            {after !== undefined && <mark className="rounded-xs bg-sun px-0.5 text-on-accent">{answer}</mark>}
            {after}
          </p>
        );
      })}
    </figure>
  );
}

/** The night's end: the sun rises behind the shop's street. */
export function Sunrise() {
  return (
    <figure
      data-hour="sunrise"
      className="sunrise relative isolate overflow-clip pb-72 sm:h-140 sm:pb-0 print:h-auto print:pb-0"
    >
      <span aria-hidden className="sunrise-sun -z-2" />
      <div aria-hidden {...sceneProps('morning')} className="scene scene-strip absolute inset-x-0 bottom-0" />
      {shownNight && (
        <p
          data-search="example"
          className="on-sky mx-auto max-w-content pt-5 max-xl:px-gutter text-h3 font-semibold sm:pt-14"
        >
          <span className="block max-w-[17em] text-balance">{`“${shop.closingLine}”`}</span>
          <span className="mt-2 block text-base font-normal text-fg-muted">{`${shop.owner}, owner`}</span>
        </p>
      )}
    </figure>
  );
}

/** The shop opens: what the team finds of the night. */
export function MorningNote({ night: { colleague, customer, note } }: { readonly night: Night }) {
  return (
    <Section
      id="morning"
      layout="halves"
      title={`${colleague} opens a short note`}
      lead={`${shop.name} is open again, and one message needs a person.`}
    >
      <figure className="rounded-card border border-mint/40 bg-mint-soft p-5 sm:p-6">
        <figcaption className="mb-3 font-semibold text-mint">{customer}</figcaption>
        <DefinitionRows layout="note" items={note} />
      </figure>
    </Section>
  );
}
