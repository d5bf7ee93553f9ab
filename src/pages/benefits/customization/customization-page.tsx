import { RelatedTopics } from '@/pages/shared/related-topics';
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
      <RelatedTopics
        title="Things to set next"
        items={[
          { topic: 'translation', why: 'Words that stay, words that change: the glossary.' },
          { topic: 'chatbot', why: 'The place where your rules are spoken aloud.' },
          { topic: 'security', why: 'Who may edit, who must agree, who can see that it happened.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
