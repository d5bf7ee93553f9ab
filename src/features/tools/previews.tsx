import { ChatBubble } from '@/ui/chat-bubble';
import { sampleQuestion } from './chatbot/sample-question';
import sampleCall from './speech/sample-call.json';
import { clockText } from './speech/caption';
import { VoiceDrawing } from './speech/voice-drawing';
import { PreviewField } from './tool-frame';
import { sample } from './translation/sample';
import { SampleTranslations } from './translation/sample-translations';

/** The tools as static markup, filled in with their samples. */

export const chatbotPreview = {
  input: <PreviewField label="Your question" text={sampleQuestion.question} className="grow" />,
  result: (
    <div className="grid gap-5">
      <ChatBubble by="customer" name="Sample question" text={<p>{sampleQuestion.question}</p>} />
      <ChatBubble by="assistant" name="AI assistant" text={<p>{sampleQuestion.answer}</p>} />
    </div>
  ),
};

export const translationPreview = {
  input: <PreviewField label="Your text" text={sample.text} className="grow text-lg" />,
  result: <SampleTranslations />,
};

export const speechPreview = {
  input: (
    <>
      <PreviewField label="Language spoken" text="American English" />
      <VoiceDrawing />
    </>
  ),
  result: (
    <ol className="mt-9 grid gap-4 rounded-input border border-border-strong/60 bg-surface p-4 sm:p-5">
      {sampleCall.map(({ startMs, text }) => (
        <li key={startMs} className="grid gap-x-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
          <span className="font-mono text-xs/7 text-fg-subtle">{clockText(startMs)}</span>
          <span className="text-lg">{text}</span>
        </li>
      ))}
    </ol>
  ),
};
