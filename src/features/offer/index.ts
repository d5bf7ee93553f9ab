export { OfferBar } from './offer-bar';
export { useOfferExpired } from './offer-clock';
export { HeadlineSection, TicketsSection } from './offer-page-sections';
export { PricingSection } from './pricing-section';
