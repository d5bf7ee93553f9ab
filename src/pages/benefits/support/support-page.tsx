import { RelatedPages } from '@/pages/shared/related-pages';
import { FirstAnswerSection } from './first-answer-section';
import { LadderSection } from './ladder-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { RotaSection } from './rota-section';
import { TicketSection } from './ticket-section';

export default function SupportPage() {
  return (
    <>
      <OverviewSection />
      <RotaSection />
      <TicketSection />
      <FirstAnswerSection />
      <LadderSection />
      <RelatedPages
        title="Help that you can give yourself"
        items={[
          { page: 'chatbot', why: 'Run for your own customers what we run for ours.' },
          { page: 'security', why: 'The promises behind a call at night.' },
          { page: 'collaboration', why: 'How one person takes over from another without a gap.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
