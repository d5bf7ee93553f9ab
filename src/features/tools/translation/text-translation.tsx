import { useState } from 'react';
import { LuArrowLeftRight, LuLanguages } from 'react-icons/lu';
import { browserLanguages } from '../shared/browser-languages';
import { canDetectLanguage } from './browser-translator';
import { useArrivalFocus } from '../shared/use-arrival-focus';
import { useKeptText } from '../shared/use-kept-text';
import { ClearButton } from '../shared/clear-button';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FieldFrame, inputClass } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { sentenceFor } from './problems';
import { firstTarget, textLanguages } from './text-languages';
import { TranslationProgress } from './translation-progress';
import { TranslationResult } from './translation-result';
import { useTextTranslation } from './use-text-translation';

const DETECT = 'detect';
const options = textLanguages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }));

export function TextTranslation() {
  const field = useArrivalFocus<HTMLTextAreaElement>();
  const [text, setText] = useKeptText('try-translation');
  const detects = canDetectLanguage();
  const [source, setSource] = useState(detects ? DETECT : 'en');
  const [target, setTarget] = useState(() => firstTarget(browserLanguages()));
  const { step, result, failure, cancelled, translate, cancel, forget } = useTextTranslation();
  const sentence = failure && sentenceFor(failure, text.length, target);

  function swap() {
    if (!result) return;
    setText(result.text);
    setSource(result.pair.target);
    setTarget(result.pair.source);
    forget();
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-x-6 gap-y-5 *:min-w-0 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <SelectField
            label="From"
            translate="no"
            value={source}
            options={[
              ...(detects ? [{ value: DETECT, label: 'Detect language', lang: 'en' }] : []),
              ...options,
            ]}
            onChoose={setSource}
          />
          <FieldFrame label="Your text">
            {(wiring) => (
              <textarea
                {...wiring}
                ref={field}
                dir="auto"
                rows={8}
                value={text}
                onChange={({ target }) => setText(target.value)}
                className={inputClass}
              />
            )}
          </FieldFrame>
        </div>
        <div className="grid content-start gap-4">
          <SelectField label="To" translate="no" value={target} options={options} onChoose={setTarget} />
          <TranslationResult result={result} />
        </div>
      </div>
      {sentence && (
        <Banner
          key={sentence.title}
          role="alert"
          tone="warn"
          title={sentence.title}
          detail={sentence.detail}
        />
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <Button
          className="min-w-36"
          variant={step ? 'secondary' : 'primary'}
          onClick={() =>
            step ? cancel() : void translate({ text, source: source === DETECT ? null : source, target })
          }
        >
          <LuLanguages aria-hidden className="size-4.5" />
          <span key={String(step === null)}>{step ? 'Cancel' : 'Translate'}</span>
        </Button>
        <TranslationProgress step={step} pair={result?.pair ?? null} cancelled={cancelled} />
      </div>
      <div className="flex min-h-11 flex-wrap items-start justify-between gap-2">
        {result && step === null && (
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="secondary" size="sm" className="min-h-11" onClick={swap}>
              <LuArrowLeftRight aria-hidden className="size-4" />
              <span>Translate it back</span>
            </Button>
            <ExportBar
              exports={[
                copyExport(() => result.text),
                fileExport('Text', `translation-${result.pair.target}.txt`, () => result.text),
              ]}
            />
          </div>
        )}
        <ClearButton
          value={text}
          isEmpty={text === ''}
          onClear={() => {
            forget();
            setText('');
          }}
          onRestore={setText}
        />
      </div>
    </div>
  );
}
