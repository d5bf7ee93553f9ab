export interface ContactField {
  /** In the delivered message. The account fills in firstName, lastName, and email. */
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** What to say when a required field is empty. */
  readonly missing: string;
  readonly maxLength: number;
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
}

/** The fields of the contact form below its message. Each can go, get another label, or `required: false`. */
export const contactFields: readonly ContactField[] = [
  {
    name: 'email',
    label: 'Email',
    required: true,
    missing: 'Enter your email address.',
    maxLength: 254,
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'firstName',
    label: 'First name',
    required: true,
    missing: 'Enter your first name.',
    maxLength: 100,
    autoComplete: 'given-name',
  },
  {
    name: 'lastName',
    label: 'Last name',
    required: true,
    missing: 'Enter your last name.',
    maxLength: 100,
    autoComplete: 'family-name',
  },
  {
    name: 'company',
    label: 'Company',
    required: true,
    missing: 'Enter your company, or “private” if you don’t have one.',
    maxLength: 200,
    autoComplete: 'organization',
  },
  {
    name: 'phone',
    label: 'Phone',
    required: true,
    missing: 'Enter a number where we can call you back.',
    maxLength: 50,
    type: 'tel',
    autoComplete: 'tel',
  },
];

/** The message stays: questions from other pages and results of the tools go into it. */
export const messageField = {
  name: 'message',
  label: 'Message',
  required: true,
  missing: 'Write a message.',
  /** Holds a help page of about 3,000 words with its questions. */
  maxLength: 20_000,
} as const satisfies ContactField;
