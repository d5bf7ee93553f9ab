import { LuMessageCircleQuestion } from 'react-icons/lu';
import { useSearchOverlay } from '@/features/search';
import { Button } from '@/ui/button';

/** Many messages ask what a page already answers: the search takes questions about us. */
export function QuestionTeaser() {
  const { openSearch } = useSearchOverlay();
  return (
    <section
      id="ask"
      aria-labelledby="ask-title"
      className="rounded-panel bg-accent p-6 text-on-accent sm:p-8"
    >
      <h2 id="ask-title" className="text-h4">
        Rather not wait?
      </h2>
      <p className="mt-2">Type it as you would say it. The answer may be on one of our pages already.</p>
      <Button variant="secondary" className="mt-5" aria-haspopup="dialog" onClick={() => openSearch('')}>
        <LuMessageCircleQuestion aria-hidden className="size-4.5" />
        <span>Ask a question about us</span>
      </Button>
    </section>
  );
}
