export { ContactForm } from './contact-form';
export { attachToContact, type Reading } from './contact-reading';
export { formHost } from './form-delivery';
export { NewsletterForm } from './newsletter-form';
