import { useMemo } from 'react';
import { useKeptText } from '../shared/use-kept-text';
import type { Reply, Turn } from './assistant';
import { parseTurns, withTurn } from './conversation';

/** What was asked and what was answered, for as long as the visit lasts. */
export function useConversation(replyTo: (turn: Turn) => Reply) {
  const [kept, keep] = useKeptText('try-chatbot', { keepFor: 'visit' });
  const turns = useMemo(() => parseTurns(kept), [kept]);
  const answered = useMemo(() => turns.map((turn) => ({ ...turn, reply: replyTo(turn) })), [turns, replyTo]);

  return {
    turns: answered,
    ask: (turn: Turn) => keep(JSON.stringify(withTurn(turns, turn))),
    clear: () => keep(''),
  };
}
