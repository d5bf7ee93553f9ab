export { HeadlineSection } from './headline-section';
export { OfferBar } from './offer-bar';
export { useOfferExpired } from './offer-clock';
export { PricingSection, TicketsSection } from './plan-sections';
