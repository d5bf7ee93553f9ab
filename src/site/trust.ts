interface Subprocessor {
  readonly name: string;
  readonly does: string;
  /** The personal data it can reach. */
  readonly data: string;
  readonly where: string;
}

/** The companies that process customers' data for us. Fictional. */
export const subprocessors: readonly Subprocessor[] = [
  {
    name: 'Northgate Cloud',
    does: 'Runs our servers and stores conversations',
    data: 'Conversations, encrypted',
    where: 'The region of your plan',
  },
  {
    name: 'Lantern Models',
    does: 'Runs the language models that write the answers',
    data: 'Messages while they’re answered; it stores none',
    where: 'The region of your plan',
  },
  {
    name: 'Paperboat Mail',
    does: 'Delivers reports and notices to your team',
    data: 'Names and email addresses of your team',
    where: 'Frankfurt',
  },
  {
    name: 'Tally & Sons',
    does: 'Sends invoices and collects payments for managed plans',
    data: 'Billing contact and invoices',
    where: 'Dublin',
  },
];

interface Certificate {
  readonly name: string;
  /** Who issued it, and until when it holds. */
  readonly text: string;
}

/** Audits that you have passed, such as { name: 'ISO 27001', text: 'Issued by …, valid until …' }. Shown only if there are any. */
export const certificates: readonly Certificate[] = [];

/** What buyers ask for and you don't offer yet, as a sentence. Empty: no page says so. */
export const notYet: string = 'None yet: no SOC 2 or ISO 27001, and we don’t sign HIPAA agreements (BAAs).';
