import { loadSearchIndex } from '@/features/search';
import { answer, type Reply, type Turn } from './assistant';
import { Chatbot } from './chatbot';
import { readLibrary } from './library';

/** Brings the assistant together with what it is to know. */
export async function openChatbot() {
  const library = readLibrary(await loadSearchIndex());
  const given = new Map<string, Reply>();

  function replyTo(turn: Turn): Reply {
    const key = JSON.stringify([turn.asked, turn.from]);
    const reply = given.get(key) ?? answer(turn, library);
    given.set(key, reply);
    return reply;
  }
  return { default: () => <Chatbot replyTo={replyTo} /> };
}
