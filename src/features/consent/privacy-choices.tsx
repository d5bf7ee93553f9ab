import { useId, useState } from 'react';
import { brand } from '@/site/brand';
import { SwitchInput } from '@/ui/switch-input';
import { hasAnalytics, usePrivacyChoices } from './choices';

/** Each switch takes effect at once. */
export function PrivacyChoices() {
  const choices = usePrivacyChoices();
  const [changes, setChanges] = useState(0);

  function saving(set: (on: boolean) => void) {
    return (on: boolean) => {
      set(on);
      setChanges(changes + 1);
    };
  }

  return (
    <>
      <p>They apply right away and are saved in this browser.</p>
      <div className="divide-y divide-border rounded-card border border-border bg-surface shadow-raised">
        {brand.translation && (
          <Choice
            label="Translation"
            text="Load Google Translate. If it’s off, the site stays in English."
            on={choices.pageTranslation}
            onChange={saving(choices.setPageTranslation)}
          />
        )}
        <Choice
          label="Map"
          text="Show the map on the Contact page without asking first."
          on={choices.map}
          onChange={saving(choices.setMap)}
        />
        <Choice
          label="Analytics"
          text={ANALYTICS_TEXT}
          on={choices.analytics}
          onChange={saving(choices.setAnalytics)}
        />
      </div>
      <p role="status" className="-mb-5.5 min-h-5.5 text-sm text-mint">
        {changes > 0 && <span key={changes}>Your choice is saved.</span>}
      </p>
    </>
  );
}

const ANALYTICS_TEXT = __PLAUSIBLE__
  ? 'Let Plausible count the pages you see. It sets no cookies and stores nothing in your browser.'
  : hasAnalytics()
    ? 'Let Google Analytics count the pages you see.'
    : 'Let Google Analytics count the pages you see. It isn’t set up on this site.';

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Choice({ label, text, on, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="relative flex items-start gap-4 p-5">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="cursor-pointer font-medium text-fg after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-text`} className="mt-0.5 text-sm">
          {text}
        </p>
      </div>
      <SwitchInput
        id={id}
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}-text`}
      />
    </div>
  );
}
