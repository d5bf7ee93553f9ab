import { LuMic } from 'react-icons/lu';
import { ChatBubble } from '@/ui/chat-bubble';
import { sampleQuestion } from './chatbot/sample-question';
import { FlowDrawing } from './cloud/flow-drawing';
import { firstPlan, placeName } from './cloud/plan';
import scamSamples from './scam/samples.json';
import { VerdictDial } from './scam/verdict-dial';
import sampleCall from './speech/sample-call.json';
import { clockText } from './speech/caption';
import { PreviewField } from './tool-frame';
import { sample } from './translation/sample';

/** The tools as static markup, filled in with their samples. */

export const chatbotPreview = {
  input: <PreviewField label="Your question" text={sampleQuestion.question} />,
  result: (
    <div className="grid gap-5">
      <ChatBubble by="customer" name="Sample question" text={<p>{sampleQuestion.question}</p>} />
      <ChatBubble by="assistant" name="AI assistant" text={<p>{sampleQuestion.answer}</p>} />
    </div>
  ),
};

export const translationPreview = {
  input: <PreviewField label="Your text" text={sample.text} className="min-h-40" />,
  result: (
    <div>
      <p className="text-sm font-medium">Translation</p>
      <p lang="de" translate="no" className="mt-1.5 text-h4 text-translation-ink">
        {sample.translations.de}
      </p>
    </div>
  ),
};

export const speechPreview = {
  input: (
    <>
      <PreviewField label="Language spoken" text="American English" />
      <p className="flex items-center gap-2 text-sm text-fg-muted">
        <LuMic aria-hidden className="size-4 text-voice-ink" />
        <span>Press Start, and read along as you speak.</span>
      </p>
    </>
  ),
  result: (
    <ol className="grid gap-4">
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
      <PreviewField label="Region" text={placeName(firstPlan.region)} />
      <PreviewField label="How long it’s kept" text={firstPlan.retention.name} />
    </>
  ),
  result: <FlowDrawing plan={firstPlan} />,
};

export const scamPreview = {
  input: <PreviewField label="A message or a link" text={scamSamples[0]?.text ?? ''} className="min-h-56" />,
  result: <VerdictDial verdict="strong" />,
};
