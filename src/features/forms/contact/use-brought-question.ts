import { use, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UserContext } from '@/features/auth';
import { contactDraft, keepContactDraft } from './contact-draft';

/** Puts a question that the search could not answer into the message, below what may be there already. */
export function useBroughtQuestion() {
  const [query] = useSearchParams();
  const owner = use(UserContext)?.id ?? '';
  const question = query.get('message')?.trim() ?? '';

  useEffect(() => {
    const draft = contactDraft(owner);
    const written = draft.values['message'] ?? '';
    if (question === '' || written.includes(question)) return;
    const message = written === '' ? question : `${written}\n\n${question}`;
    keepContactDraft(owner, { ...draft, values: { ...draft.values, message } });
  }, [owner, question]);
}
