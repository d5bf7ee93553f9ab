/** Unseen set: written before the checker was read, never used for tuning. */
export const scamFresh = [
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
  // Scams
  [
    'scam',
    'DHL Express: Your shipment JD0146 could not be delivered, address incomplete. Please confirm within 24h or it will be returned: dhl-zustellung.cyou/de',
  ],
  [
    'scam',
    'evri: we tried to deliver ur parcel today but nobody was in. rebook here (£0.99 fee applies) https://evri.rebook-slot.click/a8',
  ],
  [
    'scam',
    'HSBC ALERT: A new payee MR T OKORO has been added to your account. If this was NOT you visit https://hsbc.payee-review.co to cancel.',
  ],
  [
    'scam',
    'Chase: Zelle $890 to LUKAS P. is pending. Not you? Text back NO, our agent rings in a minute. Read him the code you get.',
  ],
  [
    'scam',
    'This is Dave from the Barclays fraud team. Your savings are at risk from someone inside the bank. Move the money to the safe account I give you and dont tell branch staff, they may be involved.',
  ],
  [
    'scam',
    'HMRC: you have an outstanding tax rebate of £412.76. Claim before 31 March at gov-uk-rebate.online/claim',
  ],
  [
    'scam',
    "Quick favor, are you free? In meetings all day so no calls. I want to surprise the team with Steam cards, get 8 x $100, keep it quiet and email me the numbers on the back. I'll pay you back tonight. Anders, Managing Director",
  ],
  [
    'scam',
    'Hi Tom, please note our bank details have changed with immediate effect. Kindly send the outstanding invoice 4410 to the new IBAN below by close of business and keep this between us until the audit is over. Regards, CFO',
  ],
  [
    'scam',
    'Coinbase: a withdrawal of 0.42 BTC is pending. If you did not request this, secure your wallet by entering your 12-word recovery phrase at coinbase-vault.help',
  ],
  [
    'scam',
    "hey its Mia from the trading group 😊 my uncle's signals doubled my 5k in nine days, guaranteed. start small w/ 300 USDT, i'll show u how to withdraw. dm me on telegram @mia_signals",
  ],
  [
    'scam',
    "Hello! I'm Grace, a recruiter with Indeed. We have a remote part-time role rating hotels, 60-90 min/day, $200-$500 daily, no experience needed. Message me on WhatsApp +1 202 555 0188 to start",
  ],
  [
    'scam',
    'Congrats, you have completed set 2/3 of your optimization tasks! Your balance is -86 USDT. Please top up to unlock your commission of 640 USDT before midnight or the account will be frozen.',
  ],
  [
    'scam',
    'FasTrak: 1 unpaid trip on your plate, 4.15 USD. Settle it at thetollroads.com-fstk.xin before 20 Nov or extra charges apply and your plate goes to the DMV',
  ],
  [
    'scam',
    'Florida DMV: enforcement begins tomorrow. Outstanding traffic ticket on your record. Pay now flhsmv.gov-pay.cfd or your licence will be suspended. (Reply Y and reopen this msg to activate the link)',
  ],
  [
    'scam',
    'PARKING NOTICE: your vehicle was seen without valid payment. Scan the QR code on this slip and pay 15 EUR within 48 hours to avoid a 90 EUR fine.',
  ],
  [
    'scam',
    'HR: 2026 salary adjustment. Scan the attached QR code with your personal phone and sign in with your Microsoft 365 password to view your new pay. Expires today.',
  ],
  [
    'scam',
    'Grandma its me. i was in an accident and im at the police station, they took my phone. please dont tell mom. the lawyer needs 4,000 in cash for bail, a courier will come pick it up',
  ],
  [
    'scam',
    'mama mein handy ist ins klo gefallen 🙈 das ist meine neue nummer. kannst du mir auf whatsapp schreiben? muss heute noch was überweisen',
  ],
  [
    'scam',
    'Thank you for renewing Norton 360! $429.99 will be charged to your account today. If you did not authorise this, call our billing dept at +1 (888) 555-0167 within 24 hours for a refund.',
  ],
  [
    'scam',
    "Netflix: we couldn't process your payment. Your membership has been put on hold. Update card: netfIix-billing.app/renew",
  ],
  [
    'scam',
    'Your iCloud storage is full! All photos will be deleted on Friday. Upgrade now for only 1.95: icloud.storage-renew.shop',
  ],
  [
    'scam',
    'Larkspur Energy: you are owed a refund of $184.20 for overpaid bills. We could not credit your card. Enter your card details here to receive it: larkspur-energy-refunds.top',
  ],
  [
    'scam',
    'Hi! I want to buy your sofa, I already paid through Vinted delivery. You just need to enter your card number to receive the money: vinted-pay.order77.site',
  ],
  ['scam', 'Sorry! I sent you my 6 digit whatsapp code by mistake, can you forward it to me? its urgent 🙏'],
  [
    'scam',
    'Meta Business: your page will be permanently removed for copyright violation. Appeal within 12 hours: facebook.com.page-appeal-center.info',
  ],
  // Honest messages
  ['honest', '482913 is your Revolut verification code. Never share it with anyone, not even our staff.'],
  ['honest', "Use 550918 to confirm your DoorDash login. Didn't ask for it? Ignore this text."],
  [
    'honest',
    'Your order #30117 is on its way! DPD will deliver it tomorrow between 10:12 and 11:12. Track it at https://www.dpd.co.uk/track',
  ],
  ['honest', 'USPS: your package was delivered to your front porch at 2:14 PM.'],
  ['honest', 'Receipt from Blue Fern Bakery: $23.40 paid with Visa ending 4471. Thanks for stopping by!'],
  [
    'honest',
    'Hi Ms Ortega, this is a reminder of your dental cleaning on Tue 9 Dec at 8:30 am. Reply C to confirm or call us on 020 7946 0112 to reschedule.',
  ],
  [
    'honest',
    'Your subscription to Harbor Weekly renews on January 3 for $6.00. No action is needed. You can cancel any time under Account > Subscription.',
  ],
  ['honest', 'PayPal: You sent $45.00 USD to Rosa Lind. See the details in your account or in the app.'],
  [
    'honest',
    "Monzo: your card ending 0932 was declined at Tesco because there's not enough in your balance. Open the app for details.",
  ],
  ['honest', 'hi mum, train is late again 😩 can u pick me up at 7 instead of 6? phone nearly dead x'],
  [
    'honest',
    "The Slow Kitchen, issue 48: three soups for cold evenings, a reader's question about cast iron, and 20% off our knife course until Sunday. Read online at https://slowkitchen.example/48. Unsubscribe any time.",
  ],
  [
    'honest',
    'Hi team, payroll closes on Friday at noon. Please submit your hours in the usual tool. Thanks, Dana (HR)',
  ],
  [
    'honest',
    'Council tax: your bill for 2026/27 is ready. You can see it by signing in to your account on the council website. Your first payment is due on 1 April.',
  ],
  [
    'honest',
    "We noticed a new sign-in to your account from Chrome on Windows. If this was you, you don't need to do anything. If not, change your password in Settings.",
  ],
  [
    'honest',
    'E-ZPass: your statement for November is ready. Sign in at https://www.e-zpassny.com to view it.',
  ],
  [
    'honest',
    "Hi Leon, thanks for applying for the warehouse role. We'd like to invite you to an interview on Thursday at 2 pm at our site on Mill Road. Please bring your ID. Best, Petra, Hartmann Logistics",
  ],
  [
    'honest',
    'Scan the QR code on your ticket at gate B. Doors open 18:30, no large bags please. See you tonight!',
  ],
];
