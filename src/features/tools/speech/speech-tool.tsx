import { useEffect, useRef, useState } from 'react';
import { LuMic, LuSquare } from 'react-icons/lu';
import { limitText } from '@/domain/format';
import { useAccountValue } from '@/features/auth';
import { classNames } from '@/lib/class-names';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { truncate, words } from '@/lib/text';
import { useDocumentEvent } from '@/lib/use-document-event';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { ClearButton } from '../shared/clear-button';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { keptText, MAX_TEXT_LENGTH, sharedText } from '../shared/kept-text';
import { NextStepBar } from '../shared/next-step-bar';
import { parseCaptions, toSrt, toText, type Caption } from './caption';
import { CaptionList, SampleTranscript } from './caption-list';
import { startCaptioning, type Captioner, type CaptionerState } from './captioner';
import { isRecognitionSupported, speechErrors } from './speech-engine';

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
  const { phase, captions, provisional, error, language, setLanguage, start, stop, replace } =
    useCaptioning();
  const isEmpty = captions.length === 0;
  const isStopped = phase === 'stopped';
  const Icon = isStopped ? LuMic : LuSquare;
  return (
    <div className="grid grid-rows-[auto_1fr] *:min-w-0">
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <SelectField
          data-tool-field
          translate="no"
          label="Language spoken"
          disabled={!isStopped}
          value={language}
          options={speechLanguages(navigator.languages)}
          onChoose={setLanguage}
        />
        <div className="flex flex-wrap items-center gap-3">
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
        {error !== null && (
          <Banner key={error} tone="warn" role={isStopped ? 'alert' : 'status'} {...speechErrors[error]} />
        )}
      </div>
      <div className="grid content-start gap-5 border-t border-border bg-sunken p-5 sm:p-6">
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
            does={(plan) => `includes ${limitText(plan, 'speech')} of speech to text`}
            result={() => ({ title: `Captions: ${captions.length}`, text: toText(captions) })}
          />
        )}
      </div>
    </div>
  );
}

function Unsupported() {
  return (
    <div data-tool-field tabIndex={-1} className="grid outline-none *:min-w-0">
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <Banner
          tone="info"
          title="This browser can’t recognize speech by itself."
          detail="Current versions of Chrome, Edge, and Safari can. Open this page in one of them and connect a microphone."
        />
      </div>
      <div className="border-t border-border bg-sunken p-5 sm:p-6">
        <SampleTranscript />
      </div>
    </div>
  );
}

/** What the storage has no room for stays until the page is left. */
const keptCaptions = keptText(TOOL_KEYS.speech);

/** Captions in a language, stored until they are cleared. */
function useCaptioning() {
  const [storedText, persist] = useAccountValue(keptCaptions);
  const [, share] = useAccountValue(sharedText);
  const [stored] = useState(() => parseCaptions(storedText));
  const [language, setLanguage] = useState(() => preferredLanguage(stored.language, navigator.languages));
  const [state, setState] = useState<CaptionerState>({
    phase: 'stopped',
    error: null,
    captions: stored.captions,
    provisional: '',
  });
  const captioner = useRef<Captioner>(null);
  useEffect(() => () => captioner.current?.abort(), []);
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) captioner.current?.stop('hidden');
  });

  const latest = useRef(state);

  function update(next: CaptionerState) {
    if (next.captions !== latest.current.captions) save(next.captions);
    latest.current = next;
    setState(next);
  }

  function save(captions: readonly Caption[]) {
    persist(captions.length === 0 ? '' : JSON.stringify({ language, captions }));
    if (captions.length === 0) return;
    share(truncate(captions.map(({ text }) => text).join(' '), MAX_TEXT_LENGTH));
  }

  function start() {
    captioner.current?.abort();
    captioner.current = startCaptioning(language, latest.current.captions, update);
  }

  /** Clears or restores the captions. */
  function replace(captions: readonly Caption[]) {
    captioner.current?.abort();
    update({ phase: 'stopped', error: null, captions, provisional: '' });
  }
  return { ...state, language, setLanguage, start, stop: () => captioner.current?.stop(), replace };
}

const common = words(
  'en-US en-GB ar-SA cs-CZ da-DK de-DE es-ES es-MX fr-FR hi-IN it-IT ja-JP ko-KR nl-NL pl-PL pt-BR pt-PT sv-SE tr-TR uk-UA zh-CN',
);

/** Common languages by their own names, after the browser's own if that is another. */
export function speechLanguages([own = '']: readonly string[]) {
  return (findCommon(own) === undefined ? [own, ...common] : common).flatMap((tag) => {
    const label = nativeName(tag);
    return label === undefined ? [] : [{ value: tag, label, lang: tag }];
  });
}

/** The saved language if offered, otherwise the browser's. */
export function preferredLanguage(chosen: string, browserTags: readonly string[]): string {
  const offered = speechLanguages(browserTags).map(({ value }) => value);
  return offered.includes(chosen) ? chosen : (findCommon(browserTags[0] ?? '') ?? offered[0] ?? 'en-US');
}

function findCommon(browserTag: string): string | undefined {
  const code = browserTag.toLowerCase();
  return common.find((tag) => tag.toLowerCase() === code) ?? common.find((tag) => tag.split('-')[0] === code);
}

function nativeName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
