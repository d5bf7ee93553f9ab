export { ContactForm } from './contact-form';
export { useContactRequest } from './contact-request';
export { AttachLink } from './attach-link';
export type { AttachedResult } from './attached-result';
export { NewsletterForm } from './newsletter-form';
