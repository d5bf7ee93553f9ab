import { Banner } from '@/ui/banner';
import { SelectField } from '@/ui/select-field';
import { isRecognitionSupported } from './speech-recognition';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { CaptionList } from './caption-list';
import { speechErrors } from './speech-errors';
import { SpeechControls } from './speech-controls';
import { preferredLanguage, speechLanguages } from './speech-languages';
import { SampleTranscript } from './sample-transcript';
import { useCaptioning } from './use-captioning';
import { ClearButton } from '../shared/clear-button';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { NextStepBar } from '../shared/next-step-bar';
import type { Caption } from './caption';
import { toSrt, toText } from './subtitles';

/** Live captions from the browser's speech recognition. */
export default function SpeechTool() {
  return isRecognitionSupported() ? <Captions /> : <Unsupported />;
}

function Captions() {
  const languageField = useFocusOnMount<HTMLSelectElement>();
  const captioning = useCaptioning((kept) => preferredLanguage(kept, navigator.languages));
  const { phase, captions, provisional, error, language, setLanguage, onDeviceOnly } = captioning;
  return (
    <div className="grid content-start gap-5 p-5 sm:p-6">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <SelectField
          ref={languageField}
          translate="no"
          label="Language spoken"
          disabled={phase !== 'stopped'}
          value={language}
          options={speechLanguages(navigator.languages).map(({ tag, name }) => ({
            value: tag,
            label: name,
            lang: tag,
          }))}
          onChoose={setLanguage}
        />
        <SpeechControls captioning={captioning} />
      </div>
      {error !== null && (
        <Banner
          key={error}
          tone={speechErrors[error].nextPhase === 'stopped' ? 'danger' : 'warn'}
          role={speechErrors[error].nextPhase === 'listening' ? 'status' : 'alert'}
          title={speechErrors[error].title}
          detail={speechErrors[error].detail}
        />
      )}
      {phase === 'stopped' && captions.length === 0 && provisional === '' ? (
        <SampleTranscript />
      ) : (
        <CaptionList captions={captions} provisional={provisional} language={language} />
      )}
      <SpeechExports captions={captions} language={language} onReplace={captioning.replace} />
      {captions.length > 0 && (
        <NextStepBar
          variant="card"
          plan="pro"
          does={({ speech }) => `includes ${speech} of speech to text`}
          reading={() => ({ title: `Captions: ${captions.length}`, text: toText(captions) })}
        />
      )}
      <p className="text-sm text-fg-muted">
        <span key={String(onDeviceOnly)}>{onDeviceOnly ? onDevice : byService}</span>
      </p>
    </div>
  );
}

function Unsupported() {
  const note = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={note} tabIndex={-1} className="grid content-start gap-5 p-5 outline-none sm:p-6">
      <Banner
        tone="info"
        title="This browser cannot recognize speech by itself."
        detail="Current versions of Chrome, Edge and Safari can. Open this page in one of them and connect a microphone."
      />
      <SampleTranscript />
    </div>
  );
}

const onDevice = 'Your browser recognizes this language on this device: the audio and the text stay here.';
const byService =
  'The audio goes to your browser’s speech recognition, which may use a service of the browser’s maker. Nothing is sent to us, and the text stays in this browser until you clear it.';

interface SpeechExportsProps {
  readonly captions: readonly Caption[];
  readonly language: string;
  readonly onReplace: (captions: readonly Caption[]) => void;
}

function SpeechExports({ captions, language, onReplace }: SpeechExportsProps) {
  const isEmpty = captions.length === 0;
  return (
    <div className="flex min-h-11 flex-wrap items-start justify-between gap-2">
      {!isEmpty && (
        <ExportBar
          exports={[
            copyExport(() => toText(captions)),
            fileExport('SRT', 'captions.srt', () => toSrt(captions, language), 'application/x-subrip'),
          ]}
        />
      )}
      <ClearButton
        value={captions}
        isEmpty={isEmpty}
        onClear={() => onReplace([])}
        onRestore={(cleared) => onReplace(cleared)}
      />
    </div>
  );
}
