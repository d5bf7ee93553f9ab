import { ChatBubble } from '@/ui/chat-bubble';
import { sampleQuestion } from './chatbot/sample-question';
import { FlowDrawing } from './cloud/flow-drawing';
import { firstPlan, placeName, storesOf } from './cloud/plan';
import { FindingList } from './scam/finding-list';
import { sampleReport } from './scam/sample-report';
import scamSamples from './scam/samples.json';
import { VerdictDial } from './scam/verdict-dial';
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

export const cloudPreview = {
  input: (
    <>
      <PreviewField
        label="Where data comes from"
        text={firstPlan.routes.map(({ source }) => source.name).join(', ')}
      />
      <PreviewField
        label="Where it’s kept"
        text={storesOf(firstPlan)
          .map(({ name }) => name)
          .join(', ')}
      />
      <PreviewField label="Region" text={placeName(firstPlan.region)} />
      <PreviewField label="How long it’s kept" text={firstPlan.retention.name} />
      <PreviewField label="Where your customers live" text={firstPlan.audience.name} />
      <PreviewField label="Who holds the encryption key" text={firstPlan.key.name} />
    </>
  ),
  result: <FlowDrawing plan={firstPlan} />,
};

export const scamPreview = {
  input: (
    <PreviewField label="A message or a link" text={scamSamples[0]?.text ?? ''} className="min-h-56 grow" />
  ),
  result: <VerdictDial verdict={sampleReport.verdict} />,
  findings: <FindingList findings={sampleReport.findings} />,
};
