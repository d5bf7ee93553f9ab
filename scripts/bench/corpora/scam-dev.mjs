/** Tuning set: used while the checker is changed. */
export const scamDev = [
  [
    'scam',
    'Royal Mail: your item is awaiting a £1.45 shipping fee. Visit royalmail-fee.delivery-hub.info to reschedule',
  ],
  [
    'scam',
    'Hello Dad this is my new phone number, save it. I lost the old one. Can you do me a favor and send 850 to a friend for me? Urgent',
  ],
  ['scam', 'Your Wells Fargo debit card is locked. Unlock it at wellsfarg0-secure.com'],
  [
    'scam',
    'IRS: A warrant was issued for your arrest due to unpaid taxes. Pay today with Google Play gift cards. Call (202) 555-0110.',
  ],
  ['scam', 'You won! iPhone 17 winner: pay only $2 shipping: tinyurl.com/claim-ip17'],
  [
    'scam',
    'Can you handle a quick confidential wire transfer for me before 3pm? I am in a conference and cannot take calls. Regards, the CFO',
  ],
  ['scam', 'Spotify premium expired. Renew in 24h or lose your playlists http://spotify.renew-user.ru'],
  [
    'scam',
    'I am Barrister John Cole. A client who shares your last name died and left 9.2 million USD. I need your full name, address and bank details to proceed.',
  ],
  [
    'scam',
    'Part time job: like YouTube videos, earn $200 per day paid in USDT. Contact us on WhatsApp +1 202 555 0166',
  ],
  ['scam', 'Apple: Your iCloud is blocked. Go to https://аpple.com/unlock to restore access.'],
  ['scam', 'Unpaid toll notice: $4.15. Pay by tomorrow to avoid penalties: https://sunpass.com.toll-pay.cc'],
  ['scam', 'I have access to your device. Pay 0.02 BTC to my wallet in 2 days or I publish everything.'],
  ['scam', 'hi its Jenny from facebook, sent you a code by mistake can u send me it back?'],
  ['scam', 'WARNING! Your PC is infected with 5 viruses. Call Windows help desk 1-800-555-0100 now.'],
  ['scam', 'IRS stimulus refund of $1,400 waiting. Enter your SSN and card number: irs-refunds.site'],
  ['scam', 'Double your bitcoin in 24 hours! Send 0.1 BTC and receive 0.2 BTC back. Limited time.'],
  [
    'scam',
    'Our banking details were updated. Please send the payment for invoice 2231 to the new account and confirm by email only.',
  ],
  ['scam', 'Geek Squad: your plan renewed for $399.99. To cancel call 202-555-0177 within 24 hours.'],
  ['scam', 'DHL customs charge pending 2.49 EUR, pay at dhl-express.buzz or your parcel goes back'],
  [
    'scam',
    'My darling, the hospital will not release me until I pay. Please send $1500 by MoneyGram, I will repay you, I promise.',
  ],
  ['scam', 'IT Helpdesk: your password expires today. Keep the same password here: http://192.0.2.44/owa'],
  [
    'scam',
    'I will overpay with a cashier check, deposit it and send the difference to my agent through Cash App',
  ],
  ['scam', 'Student debt forgiven! Pay a one-time enrollment fee of $299 now to get your funds released'],
  [
    'scam',
    'Fraud department here. To protect your savings, move your money to the safe account we opened for you and read me the code you just got.',
  ],
  [
    'scam',
    'You have an outstanding lawsuit. Your benefits will be terminated unless you verify your social security number by phone today.',
  ],
  ['scam', 'Zoom: You missed a meeting. Sign in with your work email to view: zoom-us.meeting-invite.live'],
  ['honest', '723 441 is your login code. Never share this code, we will never call to ask for it.'],
  ['honest', 'Use 90812 to verify your Uber account. Expires in 5 min.'],
  ['honest', 'Receipt from Blue Door Cafe. Total 12.40 USD. Card ending 1881. Thank you for your visit!'],
  [
    'honest',
    'FedEx: your shipment 774899172137 arrives Thursday by 8 pm. Manage it at https://www.fedex.com/fedextrack',
  ],
  ['honest', 'Wells Fargo: Your direct deposit of $1,820.00 is now available in account ...2291.'],
  ['honest', 'Hi Priya, invoice 118 is attached, due on the 15th. Bank details are unchanged. Thanks, Omar'],
  ['honest', 'Your dentist visit is tomorrow at 10. Call us at 202-555-0134 if you cannot make it.'],
  ['honest', 'Dad can you pick me up at 5? phone almost dead'],
  [
    'honest',
    'Your monthly PayPal statement is available. Log in at https://www.paypal.com to see your transactions.',
  ],
  ['honest', 'Last chance: 30% off sneakers ends tonight! https://www.nike.com/sale Text STOP to end.'],
  [
    'honest',
    'Someone signed in to your account from a new device. If this was you, there is nothing to do. If not, open the app and change your password.',
  ],
  ['honest', 'Can you send me the money for the pizza when you get home? It was 14 each'],
  ['honest', 'Your Apple receipt: iCloud+ 200 GB, $2.99. Manage at https://reportaproblem.apple.com'],
  ['honest', 'Join the webinar today at noon: https://us02web.zoom.us/j/123456789'],
  ['honest', 'Beware of scammers: the IRS does not call to demand gift cards. Learn more at irs.gov.'],
  ['honest', 'Your Spotify Premium plan renews tomorrow. $11.99 will be charged to the card on file.'],
  ['honest', 'You won the raffle at the school fair, come by the office to pick up your mug!'],
  ['honest', 'Your tax refund was sent on April 2 and should reach your bank within 5 days.'],
];
