import type { ReactNode } from 'react';
import { Banner } from '@/ui/banner';
import type { DraftReport } from './analyse-draft';
import { Outline } from './outline';
import { PhraseStrip } from './phrase-strip';
import { ReadingScale } from './reading-scale';
import { SearchResult } from './search-result-card';

/** All that is told about a draft; null where there is none yet. */
export function DraftReading({ report }: { report: DraftReport | null }) {
  if (!report) {
    return (
      <div className="grid h-full min-h-40 place-content-center justify-items-center gap-2 text-center">
        <p className="font-medium">Nothing to read yet</p>
        <p className="max-w-sm text-sm text-fg-muted">
          Paste a draft, or take one of the samples. It is read again with every letter you change.
        </p>
      </div>
    );
  }
  const { reading, title, description, phrase, headings, isEnglish } = report;
  return (
    <div className="flex flex-col gap-8">
      {!isEnglish && (
        <Banner
          tone="info"
          title="This does not read like English."
          detail="Lengths, headings and the key phrase hold in any language; how easily it reads is measured for English only."
        />
      )}
      <Part name="Reading">
        {reading ? (
          <ReadingScale reading={reading} isEnglish={isEnglish} />
        ) : (
          <p className="text-sm text-fg-muted">There are no sentences in it yet.</p>
        )}
      </Part>
      <Part name="In a search result, about">
        <SearchResult title={title} description={description} />
      </Part>
      {phrase && (
        <Part name="Key phrase">
          <PhraseStrip phrase={phrase} />
        </Part>
      )}
      {headings.length > 0 && (
        <Part name="Headings">
          <Outline headings={headings} />
        </Part>
      )}
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <p aria-hidden className="mb-3 font-mono text-xs text-fg-muted">
        {name}
      </p>
      {children}
    </section>
  );
}
