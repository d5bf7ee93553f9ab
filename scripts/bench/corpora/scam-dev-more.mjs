/** More messages for tuning: the first unseen set, which has been used since. */
export const scamDevMore = [
  // Scams
  [
    'scam',
    'USPS: your parcel is on hold because of an incomplete street number. Update here within 12 hrs: https://usps.parcel-redelivery.top/us',
  ],
  [
    'scam',
    'Hi mum, I dropped my phone in the sink, this is my new number. Can you text me back on WhatsApp? I need to pay a bill today and I cant get in my bank app x',
  ],
  [
    'scam',
    'PayPal: We noticed unusual sign in activity. Your account has been limited. Confirm your identity: http://paypa1-security.com/login',
  ],
  [
    'scam',
    'This is Agent Miller of the Social Security Administration. Your SSN has been suspended due to criminal activity. Press 1 or call 202-555-0181 right away to avoid arrest.',
  ],
  [
    'scam',
    'CONGRATS!! You were selected as todays winner of a $1000 Walmart gift card. Claim b4 midnight >> bit.ly/wlmrt-winner',
  ],
  [
    'scam',
    'Are you at your desk? I am stuck in a meeting with the board and need you to pick up 6 Apple gift cards, $200 each. Scratch the back and send me the codes. I will reimburse you tonight. Keep this between us. - Karen (CEO)',
  ],
  [
    'scam',
    'Netflix: your payment was declined. Your membership ends in 24 hours unless you update your card details at netflix-billing.support-acc.com',
  ],
  [
    'scam',
    'Hello dear, I am Mrs. Grace Owusu, widow of a late oil minister. I have $18.5 million I wish to move to your country and will give you 30% for your help. Reply with your bank name and account number.',
  ],
  [
    'scam',
    'We are hiring! Work from home 1 hour a day and earn $350-$600 daily. No experience. Message our manager on Telegram @easyjobs_hr to begin.',
  ],
  ['scam', 'Your Amаzon account will be closed today. Verify now: https://amazon.account-verify.xyz/signin'],
  [
    'scam',
    'FINAL NOTICE: you have an unpaid toll of $6.99. Pay now to avoid a $50 late fee and loss of driving privileges: ezpass.com-tollbill.vip',
  ],
  [
    'scam',
    'I hacked your camera and recorded you. Send $900 in Bitcoin to 1BoatSLRHtKNngkdXEeobR76b53LETtpyT within 48 hours or the video goes to all your contacts.',
  ],
  [
    'scam',
    'Hey its me! I accidentally sent a 6 digit code to your phone, could you forward it to me plz? Need it asap to get into my account',
  ],
  [
    'scam',
    'Microsoft Support: a virus has been detected on your computer. Do not switch it off. Call our certified technicians at 1-888-555-0147 and have your credit card ready.',
  ],
  [
    'scam',
    'HMRC: you are due a tax refund of £412.75. Submit your card details to receive it: https://gov-uk.tax-refund-claim.info',
  ],
  [
    'scam',
    'Guaranteed 300% return in 7 days with our AI crypto bot. Minimum deposit $250. Spots close tonight, DM me to get in.',
  ],
  [
    'scam',
    'Please note that our bank account has changed. Kindly send all outstanding invoices to the new IBAN below from today, and do not phone as our lines are under maintenance.',
  ],
  [
    'scam',
    'ur apple id was used to buy a MacBook 1,299.00 USD. if this was not u call +1 (202) 555-0122 immediately to cancel and get a refund',
  ],
  [
    'scam',
    'FedEx: delivery fee of $1.99 is outstanding, your package will be returned to sender. Pay at fedx-delivery.click',
  ],
  [
    'scam',
    'Babe I love you so much and I want to come see you but customs took my passport. Could you wire me 2000 dollars through Western Union? I will pay you back when I land.',
  ],
  [
    'scam',
    'Dear customer, your mailbox is 98% full. You will stop receiving messages. Click to upgrade your storage and sign in with your email password: http://webmail-quota.weebly.com',
  ],
  [
    'scam',
    'Hello, I saw your ad for the bike. I will send a check for $800 more than the price, my mover will pick it up. Please forward the extra money to the mover by Zelle.',
  ],
  [
    'scam',
    'You have been approved for 15,000 dollar personal loan bad credit OK! Just pay the $199 processing fee upfront to release the funds.',
  ],
  [
    'scam',
    'Chase Alert: did you attempt a $740.00 Zelle transfer? Reply YES or NO. If NO, a specialist will call you; tell them the code we text you to stop the payment.',
  ],
  [
    'scam',
    'Grandma its me, I had an accident and Im in jail. Dont tell mom and dad. My lawyer will call you, please give him the bail money in cash today',
  ],
  // Honest
  ['honest', 'Your verification code is 482913. It expires in 10 minutes. Do not share it with anyone.'],
  ['honest', 'G-559201 is your Google verification code.'],
  [
    'honest',
    'Thanks for your order! Receipt #10422: 2 x coffee beans, total $31.80, paid with Visa ending in 4242. Questions? Just reply to this email.',
  ],
  [
    'honest',
    'UPS: your package 1Z999AA10123456784 is out for delivery today between 2 PM and 4 PM. Track it at https://www.ups.com/track',
  ],
  [
    'honest',
    'Chase: your checking account ending in 7781 was charged $64.20 at Shell. Not you? Call the number on the back of your card.',
  ],
  [
    'honest',
    'Hi Tom, attached is the invoice for October as discussed. Payment is due within 30 days. Have a great weekend, Lena',
  ],
  [
    'honest',
    'Reminder: you have an appointment with Dr. Patel on Tuesday, March 4 at 9:30 AM. Reply C to confirm or call us to reschedule.',
  ],
  ['honest', 'Hey mom, running late, can you put the pasta on? Home by 7 x'],
  ['honest', 'Your statement is ready. Sign in to the app or go to bankofamerica.com to view it.'],
  [
    'honest',
    'Flash sale! 20% off everything until Sunday with code SPRING20. Shop at https://www.etsy.com/shop/littleoak. Reply STOP to opt out.',
  ],
  [
    'honest',
    'We received a request to reset your password. If you did not ask for this, ignore this email and nothing will change. https://github.com/password_reset/abc123',
  ],
  ['honest', 'Could you transfer the 40 bucks for the concert tickets when you get a chance? No rush!'],
  [
    'honest',
    'Your Amazon order has been delivered to your front porch. See the photo in the app or at https://www.amazon.com/orders',
  ],
  [
    'honest',
    'The team meeting moved to 3 pm. The link is in the calendar invite: https://meet.google.com/abc-defg-hij',
  ],
  [
    'honest',
    'We will never ask you for your PIN or to move money to a safe account. If you get such a call, hang up and report it to us.',
  ],
  [
    'honest',
    'Your Netflix subscription renews on May 3 for $15.49. You can change your plan at any time at netflix.com/account.',
  ],
  ['honest', 'Congratulations on the new job! Dinner is on me this weekend, you have earned it.'],
  [
    'honest',
    'IRS reminder: estimated tax payments for the second quarter are due June 16. Details at https://www.irs.gov/payments',
  ],
];
