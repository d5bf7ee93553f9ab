import type { Reply } from '@/features/tools/chatbot/assistant';

type Ask = (asked: string) => Reply;

/** How many are answered from a page that has the answer; an offered choice that names it first counts as right. */
export function shareRight(
  questions: readonly { asked: string; pages: readonly string[] }[],
  ask: Ask,
): number {
  const right = questions.filter(({ asked, pages }) => {
    const path = firstPath(ask(asked))?.toLowerCase();
    return pages.some((page) => page.toLowerCase() === path);
  });
  return right.length / questions.length;
}

/** How many that have no answer are told so. */
export function shareHonest(questions: readonly string[], ask: Ask): number {
  return questions.filter((asked) => ask(asked).kind === 'unknown').length / questions.length;
}

function firstPath(reply: Reply): string | undefined {
  if (reply.kind === 'answer') return reply.source.path;
  return reply.kind === 'choice' ? reply.sources[0]?.path : undefined;
}
