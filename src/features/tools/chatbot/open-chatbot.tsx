import { loadRanking, type Ranking } from '@/features/search';
import { NextStepBar } from '../shared/next-step-bar';
import { textOf } from './chat-panel';
import { SiteChat, useSiteChat } from './site-chat';

/** Loads the search index, from which the chatbot answers. */
export async function openChatbot() {
  const ranking = await loadRanking();
  return { default: () => <Chatbot ranking={ranking} /> };
}

/** The assistant that answers from this site. */
export function Chatbot({ ranking }: { ranking: Ranking }) {
  const chat = useSiteChat(ranking);
  return (
    <div>
      <div className="flex h-160 flex-col sm:h-152">
        <SiteChat ranking={ranking} chat={chat} />
      </div>
      {chat.turns.length > 0 && (
        <NextStepBar
          plan="basic"
          does={() => 'gives your own customers a chatbot that answers like this'}
          result={() => ({ title: 'Chat with the AI assistant', text: textOf(chat.turns) })}
        />
      )}
    </div>
  );
}
