import { offer } from '@/site/offer';

// Tests of the offer run on this one, whatever the site offers. Import it before the modules that read the offer.
Object.assign(offer, { enabled: true, percent: 10, days: 5 });
