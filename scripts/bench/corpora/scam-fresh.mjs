/** Unseen set: written without sight of the checker, not used for tuning. */
export const scamFresh = [
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
