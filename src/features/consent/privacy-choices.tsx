import { useState } from 'react';
import { usePrivacyChoices } from './use-privacy-choices';
import { hasAnalytics } from './analytics';
import { Choice } from './choice';

/** The switches; each one takes effect at once. */
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
      <p>
        Here you switch tracking, the translator and the map on or off. Your choices are kept in this browser
        and hold from the moment you make them.
      </p>
      <div className="divide-y divide-border rounded-card border border-border bg-surface shadow-raised">
        <Choice
          label="Translation"
          text="Fetch Google Translate after signing in, so that another language is one click away. Switched off, nothing of it is fetched and the site stays in English."
          on={choices.translation}
          onChange={saving(choices.setTranslation)}
        />
        <Choice
          label="Map"
          text="Show the map on the Contact page without asking first."
          on={choices.map}
          onChange={saving(choices.setMap)}
        />
        <Choice
          label="Analytics"
          text={
            hasAnalytics()
              ? 'Let Google Analytics count the pages you see.'
              : 'Let visits be counted. No analytics are set up on this site at present; your answer is kept.'
          }
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
