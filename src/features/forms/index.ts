export { ContactForm } from './contact-form';
export { useContactRequest, type OrderStep } from './contact-request';
export { AttachLink, type AttachedResult } from './attach-link';
export { NewsletterForm } from './newsletter-form';
