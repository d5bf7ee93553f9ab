import { Button } from '@/ui/button';
import { nameOfSource, type Reply, type Turn } from './assistant';
import { nextQuestion, starters } from './follow-ups';

interface SuggestionTrayProps {
  readonly turns: readonly { readonly asked: string; readonly reply: Reply }[];
  readonly onPick: (turn: Turn) => void;
}

interface Suggestion extends Turn {
  readonly label: string;
}

/** What can be asked by pressing it: to start with, to choose between two pages, or to go on. */
export function SuggestionTray({ turns, onPick }: SuggestionTrayProps) {
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2 border-t border-border px-4 py-4 sm:px-6">
      {suggestionsAfter(turns).map(({ label, ...turn }) => (
        <li key={label} className="max-w-full">
          <Button variant="secondary" size="sm" className="text-start" onClick={() => onPick(turn)}>
            <span>{label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function suggestionsAfter(turns: SuggestionTrayProps['turns']): readonly Suggestion[] {
  const last = turns.at(-1);
  if (!last) return starters.map(plain);
  if (last.reply.kind === 'choice') {
    return last.reply.sources.map((source) => {
      const from = nameOfSource(source);
      return { asked: last.asked, from, label: from };
    });
  }
  const asked = new Set(turns.map((turn) => turn.asked));
  if (last.reply.kind !== 'answer')
    return starters
      .filter((question) => !asked.has(question))
      .map(plain)
      .slice(0, 2);
  const next = nextQuestion(last.reply.source.path, asked);
  return next === undefined ? [] : [plain(next)];
}

function plain(asked: string): Suggestion {
  return { asked, label: asked };
}
