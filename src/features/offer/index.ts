export { HeadlineSection } from './headline-section';
export { OfferBar } from './offer-bar';
export { PricingSection } from './pricing-section';
export { TicketsSection } from './tickets-section';
export { useOfferExpired } from './use-offer-time';
