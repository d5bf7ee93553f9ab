import type { FailureReason } from '../form-delivery';

interface Outcome {
  readonly tone: 'success' | 'info' | 'danger';
  readonly title: string;
  readonly detail?: string;
}

export type OutcomeId = 'sent' | 'already' | 'mail-program' | FailureReason;

const kept = 'Your address is still in the field. Press Subscribe to try again, or write to us.';

export const newsletterOutcomes: Readonly<Record<OutcomeId, Outcome>> = {
  sent: { tone: 'success', title: 'Thank you. You are on the list.' },
  already: { tone: 'info', title: 'This address is on the list already.' },
  'mail-program': {
    tone: 'info',
    title: 'Your e-mail program can send it.',
    detail: 'This site has no way to send it by itself, so nothing has been sent yet.',
  },
  offline: { tone: 'danger', title: 'You are offline, so nothing was sent.', detail: kept },
  slow: { tone: 'danger', title: 'No answer came in time, so it may not have arrived.', detail: kept },
  refused: { tone: 'danger', title: 'The address was not accepted.', detail: kept },
  unreachable: {
    tone: 'danger',
    title: 'Our mailbox could not be reached, so the address may not have arrived.',
    detail: kept,
  },
};
