import { RelatedPages } from '@/pages/shared/related-pages';
import { FixedSection } from './fixed-section';
import { HistorySection } from './history-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { RulesSection } from './rules-section';
import { VoiceSection } from './voice-section';

export default function CustomizationPage() {
  return (
    <>
      <OverviewSection />
      <VoiceSection />
      <RulesSection />
      <HistorySection />
      <FixedSection />
      <RelatedPages
        title="Things to set next"
        items={[
          { page: 'translation', why: 'Words that stay, words that change: the glossary.' },
          { page: 'chatbot', why: 'The place where your rules are spoken aloud.' },
          { page: 'security', why: 'Who may edit, who must agree, who can see that it happened.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
