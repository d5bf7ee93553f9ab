import { Banner } from '@/ui/banner';
import { SelectField } from '@/ui/select-field';
import { browserLanguages } from '../shared/browser-languages';
import { canListen } from './speech-recognition';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { CaptionList } from './caption-list';
import { problems } from './speech-errors';
import { SpeechControls } from './speech-controls';
import { preferredLanguage, speechLanguages } from './speech-languages';
import { useCaptioning } from './use-captioning';
import { ClearButton } from '../shared/clear-button';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import type { Caption } from './caption';
import { toSrt, toText, toWebVtt } from './subtitles';

/** Writes down what is said, while it is being said. */
export default function SpeechTool() {
  return canListen() ? <Captions /> : <Unsupported />;
}

function Captions() {
  const languageField = useFocusOnMount<HTMLSelectElement>();
  const captioning = useCaptioning((kept) => preferredLanguage(kept, browserLanguages()));
  const { phase, captions, provisional, problem, language, setLanguage, locally } = captioning;
  return (
    <div className="grid content-start gap-5 p-5 sm:p-6">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <SelectField
          ref={languageField}
          translate="no"
          label="Language spoken"
          disabled={phase !== 'stopped'}
          value={language}
          options={speechLanguages(browserLanguages()).map(({ tag, name }) => ({
            value: tag,
            label: name,
            lang: tag,
          }))}
          onChoose={setLanguage}
        />
        <SpeechControls captioning={captioning} />
      </div>
      {problem !== null && (
        <Banner
          key={problem}
          tone={problems[problem].leaves === 'stopped' ? 'danger' : 'warn'}
          role={problems[problem].leaves === 'listening' ? 'status' : 'alert'}
          title={problems[problem].title}
          detail={problems[problem].detail}
        />
      )}
      <CaptionList captions={captions} provisional={provisional} language={language} />
      <SpeechExports captions={captions} language={language} onReplace={captioning.replace} />
      <p className="text-sm text-fg-muted">
        <span key={String(locally)}>{locally ? onDevice : byService}</span>
      </p>
    </div>
  );
}

function Unsupported() {
  const note = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={note} tabIndex={-1} className="self-center p-5 outline-none sm:p-8">
      <Banner
        tone="info"
        title="This browser cannot recognise speech by itself."
        detail="Current versions of Chrome, Edge and Safari can. Open this page in one of them, with a microphone at hand."
      />
    </div>
  );
}

const onDevice =
  'Your browser recognises this language on this device: the sound stays here, and so do the words.';
const byService =
  'The sound goes to your browser’s own recogniser, which may use a service of the browser’s maker. To us goes nothing, and the words stay in this browser until you clear them.';

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
            copyExport(() => toText(captions), 'Copy text'),
            fileExport('Text', 'captions.txt', () => toText(captions)),
            fileExport('SRT', 'captions.srt', () => toSrt(captions, language), 'application/x-subrip'),
            fileExport('WebVTT', 'captions.vtt', () => toWebVtt(captions, language), 'text/vtt'),
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
