import type { Sample } from '../shared/draft-field';

/** Made up, all three. */
export const samples: readonly Sample[] = [
  {
    name: 'A parcel',
    text: `Dear customer,

your parcel could not be delivered because of an unpaid customs fee of £1.99.
Please pay within 24 hours or it will be returned:

https://parcel-de1ivery.com.redelivery-tracking.example/pay

Parcel Service`,
  },
  {
    name: 'A new number',
    text: `Hi mum, I dropped my phone and this is my new number.
I can’t talk right now, but I have to pay a bill today. Could you send £480 for me? I’ll pay you back on Friday.
Please don’t tell dad, he worries so much.`,
  },
  {
    name: 'A real bank',
    text: `Hello Ms Okafor,

your statement for October is ready. Open our app as you always do to read it.

A word on fraud: we never ask for your password or PIN, not by phone and not by e-mail. If somebody does, hang up and call the number on your card.

Your branch in Mill Lane`,
  },
];
