export { ContactForm } from './contact-form';
export { useContactRequest, type OrderStep } from './contact-request';
export { MessageLink } from './message-link';
export { NewsletterForm } from './newsletter-form';
