export { ContactForm } from './contact/contact-form';
export { formHost } from './form-delivery';
export { NewsletterForm } from './newsletter/newsletter-form';
