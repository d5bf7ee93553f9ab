import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedTopics } from '@/pages/shared/related-topics';
import { ButtonLink } from '@/ui/button';
import { ChatbotIllustration } from '@/ui/illustrations/chatbot';
import { TextLink } from '@/ui/text-link';
import { ChannelsSection } from './channels-section';
import { FirstWeekSection } from './first-week-section';
import { HandoverSection } from './handover-section';
import { TranscriptSection } from './transcript-section';

export default function ChatbotPage() {
  return (
    <>
      <DetailHero
        topic="chatbot"
        from="features"
        lead="A chat window that answers from your own pages, names the page it used, and fetches a person when it should."
        figure={<ChatbotIllustration />}
      >
        <ButtonLink to="#try">Read a conversation</ButtonLink>
        <ButtonLink to={paths.pricing} variant="secondary">
          See what it costs
        </ButtonLink>
      </DetailHero>
      <TranscriptSection />
      <HandoverSection />
      <FirstWeekSection />
      <ChannelsSection />
      <RelatedTopics
        title="Goes well with"
        items={[
          { topic: 'translation', why: 'The same chatbot, in the language the customer writes in.' },
          { topic: 'sentiment-analysis', why: 'Hear the tone of a conversation before it turns.' },
          { topic: 'support', why: 'Who picks up when the chatbot hands over, and when.' },
        ]}
      />
      <NextStep
        tone="accent"
        plan="basic"
        title="Start with one chatbot and one language"
        text="Send us the address of your help pages. You get back a chatbot that has read them, and twenty questions it could not answer."
        action="Ask for a chatbot"
      >
        <TextLink to={paths.offer} className="text-current">
          See the current offer
        </TextLink>
      </NextStep>
    </>
  );
}
