import { RelatedPages } from '@/pages/shared/related-pages';
import { AnswersSection } from './answers-section';
import { CalibrationSection } from './calibration-section';
import { NextStepSection } from './next-step-section';
import { NotOursSection } from './not-ours-section';
import { OverviewSection } from './overview-section';
import { RecordSection } from './record-section';

export default function AiDecisionMakingPage() {
  return (
    <>
      <OverviewSection />
      <RecordSection />
      <AnswersSection />
      <CalibrationSection />
      <NotOursSection />
      <RelatedPages
        title="Evidence comes from"
        items={[
          { page: 'analytics', why: 'The figures that a proposal is built on.' },
          { page: 'sentiment-analysis', why: 'What customers feel about the last decision.' },
          { page: 'customization', why: 'Your limits: how much, how often, who signs.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
