import { LuMic, LuSquare } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { ClearButton } from '../shared/clear-button';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { NextStepBar } from '../shared/next-step-bar';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { toSrt, toText } from './caption';
import { CaptionList } from './caption-list';
import { SampleTranscript } from './sample-transcript';
import { isRecognitionSupported } from './speech-engine';
import { speechErrors } from './speech-errors';
import { speechLanguages } from './speech-languages';
import { useCaptioning } from './use-captioning';

/** Live captions from the browser's speech recognition. */
export default function SpeechTool() {
  return isRecognitionSupported() ? <Captions /> : <Unsupported />;
}

const phases = {
  stopped: 'Not listening',
  starting: 'Waiting for the microphone',
  listening: 'Listening',
} as const;

function Captions() {
  const languageField = useFocusOnMount<HTMLSelectElement>();
  const { phase, captions, provisional, error, language, setLanguage, start, stop, replace } =
    useCaptioning();
  const isEmpty = captions.length === 0;
  const isStopped = phase === 'stopped';
  const Icon = isStopped ? LuMic : LuSquare;
  return (
    <div className="grid content-start gap-5 p-5 sm:p-6">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <SelectField
          ref={languageField}
          translate="no"
          label="Language spoken"
          disabled={!isStopped}
          value={language}
          options={speechLanguages(navigator.languages).map(({ tag, name }) => ({
            value: tag,
            label: name,
            lang: tag,
          }))}
          onChoose={setLanguage}
        />
        <div className="flex flex-wrap items-center gap-3 md:pt-7">
          <Button className="min-w-32" onClick={isStopped ? start : stop}>
            <Icon aria-hidden className="size-4.5" />
            <span key={String(isStopped)}>{isStopped ? 'Start' : 'Stop'}</span>
          </Button>
          <p role="status" className="flex items-center gap-2 text-sm text-fg-muted">
            <span
              aria-hidden
              className={classNames(
                'size-2.5 rounded-full border border-current',
                phase === 'listening' ? 'bg-mint text-mint' : 'text-fg-subtle',
              )}
            />
            <span key={phase}>{phases[phase]}</span>
          </p>
        </div>
      </div>
      {error !== null && (
        <Banner
          key={error}
          tone="warn"
          role={isStopped ? 'alert' : 'status'}
          title={speechErrors[error].title}
          detail={speechErrors[error].detail}
        />
      )}
      {isStopped && isEmpty && provisional === '' ? (
        <SampleTranscript />
      ) : (
        <CaptionList captions={captions} provisional={provisional} language={language} />
      )}
      <div className="flex min-h-11 flex-wrap items-start justify-between gap-2">
        {!isEmpty && (
          <ExportBar
            exports={[
              copyExport(() => toText(captions)),
              fileExport('SRT', 'captions.srt', () => toSrt(captions), 'application/x-subrip'),
            ]}
          />
        )}
        <ClearButton value={captions} isEmpty={isEmpty} onClear={() => replace([])} onRestore={replace} />
      </div>
      {!isEmpty && (
        <NextStepBar
          plan="pro"
          does={({ speech }) => `includes ${speech} of speech to text`}
          result={() => ({ title: `Captions: ${captions.length}`, text: toText(captions) })}
        />
      )}
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
