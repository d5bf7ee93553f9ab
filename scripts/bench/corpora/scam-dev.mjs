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

scamDev.push(
  [
    'scam',
    'Evri: we tried to deliver your parcel but nobody was home. Rebook here https://evri-rebook.web.app and pay 1.99',
  ],
  [
    'scam',
    'Hey is this Linda? Oh sorry wrong number. You seem nice tho, what do you do? My uncle taught me gold trading, I can show you how I make 3k a week, add me on WhatsApp',
  ],
  [
    'scam',
    'Your Coinbase withdrawal of 2,100 USDC is being processed. Not you? Speak to an agent now +1 (844) 555-0139',
  ],
  ['scam', 'Final reminder: your Disney+ payment failed. Update billing at disneyplus-account.renew-now.co'],
  [
    'scam',
    'This is your electric company. Your power will be cut off in 45 minutes unless you pay with Zelle.',
  ],
  [
    'scam',
    'Hello friend I have a consignment box worth 4.7M dollars at the airport, I need someone honest to receive it. You keep 40 percent.',
  ],
  [
    'scam',
    'LinkedIn HR: your resume was recommended for a remote data entry job, $45/hr, interview by Telegram only. Text Rachel.',
  ],
  [
    'scam',
    'Attention: your Medicare card is expiring. Confirm your Medicare number and date of birth to get a new one free.',
  ],
  [
    'scam',
    'Payroll: I changed banks, can you update my direct deposit before this Friday? Here is the new routing number. Sent from my iPhone',
  ],
  [
    'scam',
    'Costco: thank you for being loyal! Answer 4 questions and win a Ninja blender, 7 left: http://costco-rewards.shop/s',
  ],
  [
    'scam',
    'Your package cannot be delivered due to wrong address. Pls confirm in link within 24h http://post-track.icu/us',
  ],
  [
    'scam',
    'We detected child content on your device. Pay a fine of $500 with prepaid cards or the FBI will prosecute you.',
  ],
  ['honest', 'Your table for 4 at Luigi is confirmed for Friday 7:30 pm. Reply 1 to confirm or 2 to cancel.'],
  ['honest', 'Hey! It is Sara, I got a new phone number. Same old me, see you at yoga tomorrow.'],
  ['honest', 'Capital One: a payment of $215.00 was received. Thank you. Sign in at capitalone.com to view.'],
  ['honest', 'Rent is due on the 1st, please send it by Zelle like always. Thanks! Joe (landlord)'],
  ['honest', 'Your prescription is ready for pickup at CVS on Main St. Bring your ID.'],
  [
    'honest',
    'DHL: your shipment 1234567890 has cleared customs and arrives tomorrow before 12:00. https://www.dhl.com/track',
  ],
  [
    'honest',
    'Microsoft account security code: 771204. If you did not request this code, you can ignore this message.',
  ],
  ['honest', 'Reminder from City Library: 2 items are overdue. Renew them at the desk or online.'],
  ['honest', 'I forgot my wallet, can you get lunch today? I will get it next time.'],
  [
    'honest',
    'Your flight UA 442 is delayed by 40 min. New departure 6:15 pm, gate B12. Track it in the app.',
  ],
  [
    'honest',
    'The invoice for your subscription is overdue. Please update your card in the billing page of your account when you can.',
  ],
  ['honest', 'School closes early today because of snow, please pick up your child before 1 pm.'],
);
