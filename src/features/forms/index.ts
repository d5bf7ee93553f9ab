export { ContactForm } from './contact-form';
export { formHost } from './form-delivery';
export { NewsletterForm } from './newsletter-form';
