import { Section } from '@/ui/section';
import { MarkedList } from '@/ui/marked-list';

const good = [
  { id: 'chat', text: 'Chats, reviews and e-mails, where speed matters and a slip can be put right.' },
  { id: 'help', text: 'Help pages, once a speaker of the language has read each for ten minutes.' },
  { id: 'inner', text: 'Notes between colleagues in two countries.' },
];

const bad = [
  { id: 'law', text: 'Contracts, court papers and consent forms: hire a sworn translator.' },
  { id: 'dose', text: 'Doses and warnings: one wrong figure is one too many.' },
  { id: 'slogan', text: 'Slogans. A pun wants a copywriter, and we will say so.' },
];

export function WhereNotSection() {
  return (
    <Section
      id="limits"
      title="Use it here. Not there."
      lead="Who gains most: shops that sell abroad, universities with guests, and any team that has two languages in one inbox. About a hundred languages work; some thirty of them work well enough to leave alone."
    >
      <div className="grid gap-8 border-t border-border pt-8 md:grid-cols-2 md:gap-16">
        <div>
          <h3 className="mb-5 text-h4">Good enough to send</h3>
          <MarkedList mark="yes" items={good} />
        </div>
        <div>
          <h3 className="mb-5 text-h4">Better left to people</h3>
          <MarkedList mark="no" items={bad} />
        </div>
      </div>
    </Section>
  );
}
