/** Written without sight of the checker; first run at 22 of 25 scams found, 0 of 20 honest messages flagged. */
export const scamLatest = [
  [
    'scam',
    'USPS: Your package is being held because the house number is missing. Confirm your address within 12 hours or it goes back to the sender: https://usps-addresscheck.top/us',
  ],
  [
    'scam',
    'DHL Express - a customs charge of 1.99 EUR is outstanding for shipment JD0146003. Settle it here so we can deliver tomorrow: http://dhl.parcel-fee.info/pay',
  ],
  [
    'scam',
    'Hi, its your courier from Evri, nobody was in. To rebook pls pay the £1.45 redelivery fee evri-rebooking.com/track and reply Y to activate the link',
  ],
  [
    'scam',
    'Chase Alert: A transfer of $1,350.00 to R. DELGADO is pending. If this was not you, cancel it now at chase-secure-cancel.com or your account will be debited.',
  ],
  [
    'scam',
    'This is the fraud department of your bank. Criminals inside the branch are after your savings. Move the money to the safe account we have opened in your name and tell no one, not even staff.',
  ],
  [
    'scam',
    "Dear costumer, you're PayPaI account is limited. Verify your identity and card number in 24h to avoid permanent closing: https://paypai.com.account-restore.net/login",
  ],
  [
    'scam',
    'HMRC: you are eligible for a tax rebate of £412.60 for 2024/25. Submit your bank details to receive it: https://hmrc.gov.uk.rebate-portal.co/claim',
  ],
  [
    'scam',
    'Final notice from the IRS. A warrant for your arrest has been issued for unpaid taxes. Call 202-555-0188 immediately and have $900 in Apple gift cards ready to settle the case.',
  ],
  [
    'scam',
    'Hey, are you at your desk? I am stuck in a board meeting and cant talk. Need you to buy 5 Steam cards at 100 each for a client, scratch them and send me pictures of the codes. Will reimburse today. Martin, CEO',
  ],
  [
    'scam',
    'Please treat this as confidential. We are closing an acquisition and I need you to wire 48,200 EUR to our lawyer today before 3pm. Do not mention it to finance, I will brief them myself. Are you available? Sent from my iPad',
  ],
  [
    'scam',
    'My love, I finally got leave from the oil rig, but they want 2,300 dollars for my flight home. I swear I will pay you back when I hold you in my arms. Can you send it by Western Union? I trust nobody but you.',
  ],
  [
    'scam',
    'I never believed in soulmates until we matched three weeks ago. My camera is broken so no video, sorry honey. My little girl is in hospital and the card got blocked, could you help me with 600 until Monday?',
  ],
  [
    'scam',
    'Hello! I am Linda from HR at Indeed. Your CV was recommended for a remote part time job, 30-60 min per day liking videos, 200 to 500 USD daily, no experience. Add me on WhatsApp to begin +1 202-555-0119',
  ],
  [
    'scam',
    'Congratulations, you are hired as data entry clerk without interview! We send you a check of $2,950 for office equipment, please deposit it and forward $2,400 to our vendor by Zelle the same day.',
  ],
  [
    'scam',
    'MetaMask: due to a network upgrade all wallets must be validated before midnight. Enter your 12 word recovery phrase at metamask-validate.io, unvalidated wallets will be suspended.',
  ],
  [
    'scam',
    'My uncle works at an exchange and gives me signals. I put in 1000 and took out 7400 in nine days, guaranteed, zero risk. I can show you the platform, you start with just 300 usdt and watch it double.',
  ],
  [
    'scam',
    'WINDOWS DEFENDER WARNING!! Your computer is infected with 5 viruses. Your photos and passwords are being stolen. Do not switch off your PC. Call Microsoft toll free +1 202-555-0173 now.',
  ],
  [
    'scam',
    'Thank you for renewing Norton 360. $389.99 will be charged to your account today. Not you? Call our refund desk at 202-555-0164 within 24 hours, our technician connects with AnyDesk and returns the money.',
  ],
  [
    'scam',
    'Hi is the sofa still for sale? I take it for the full price without viewing. I have paid via Marketplace delivery, you only need to enter your card on this page to receive the money: https://ebay-safe-payout.shop/id88231',
  ],
  [
    'scam',
    'I really want the flat to go to you, but I am working in Norway and other people ask too. Transfer the deposit and first month to reserve it and the agency sends the keys by post. Viewing is possible only after that.',
  ],
  [
    'scam',
    'Hi mum, dropped my phone down the loo, this is my new number for now. Can you save it? And i have a bill due today and cant get into my banking, could you pay it for me please? 870 pounds, ill give it back on friday x',
  ],
  [
    'scam',
    "Grandma it's me, please dont be angry. I caused an accident and I am at the police station. My lawyer says they let me go if bail of 9,000 in cash is paid today. A man comes to collect it. Please don't tell dad.",
  ],
  [
    'scam',
    'Dear accounts team, please note that our bank has changed because of an audit. All open invoices, including no. 4471, should from today be paid to the new IBAN LT12 1000 0111 0100 1000. Kindly confirm by return and disregard the old account.',
  ],
  [
    'scam',
    'Your Microsoft 365 mailbox is 99% full. 14 incoming messages were blocked. Keep the same password and release your messages here: http://microsoft365-mail.quota-desk.xyz/signin',
  ],
  [
    'scam',
    'heyy sorry, I sent you a 6 digit code by accident, can u send it to me quick? it says whatsapp on it, i cant log in otherwise',
  ],
  [
    'honest',
    'Your Google verification code is 481 220. Do not share it with anyone. We will never call to ask for it.',
  ],
  [
    'honest',
    '633104 is your code to confirm the payment of 54.90 EUR at zalando.de with the card ending in 8812. If you are not making this payment, call the number on the back of your card.',
  ],
  [
    'honest',
    'Your package with 2 items is out for delivery and should arrive today by 8 PM. Track it at https://www.amazon.com/gp/css/order-history',
  ],
  [
    'honest',
    'UPS update: delivery attempted at 11:42, nobody was home. We will try again tomorrow, or collect it from the access point after 4 PM. Details: https://www.ups.com/track',
  ],
  [
    'honest',
    'Royal Mail: your parcel from JOHN LEWIS will be delivered today between 10:12 and 12:12. Change the delivery at https://www.royalmail.com/track-your-item',
  ],
  [
    'honest',
    'Your statement for May is ready. For security we do not include links in our messages. Sign in to the app as usual to read it. Your Barclays team',
  ],
  [
    'honest',
    'We declined a payment of $212.40 at an electronics store because it looked unusual. If it was you, approve it in the Chase app and try again. We will not ask for your PIN or password.',
  ],
  [
    'honest',
    'Scheduled maintenance: online banking is unavailable this Sunday from 1 AM to 5 AM. Cards and cash machines work as usual. Nothing to do on your side.',
  ],
  [
    'honest',
    'URGENT: prod is down since 14:05, checkout returns 502. Joining the bridge now, whoever is on call please roll back release 318 and post in the incident channel. Ravi',
  ],
  [
    'honest',
    'can you please look at the contract asap?? client wants it signed by 5 and legal found a mistake on page 7. its in our shared folder, same place as always. sorry for the rush, Meike',
  ],
  [
    'honest',
    'You asked us to reset the password of your Spotify account. The link is valid for 1 hour: https://accounts.spotify.com/password-reset. If you did not ask for it, ignore this email and nothing changes.',
  ],
  [
    'honest',
    'New sign-in to your GitHub account from Firefox on Linux, Porto. If this was you, there is nothing to do. Otherwise review your sessions under https://github.com/settings/sessions',
  ],
  [
    'honest',
    'Receipt from Uber: $18.73, Tuesday evening, card ending 4410. Thanks for riding, Danielle. Lost something? Open the trip in the app.',
  ],
  [
    'honest',
    'Invoice 2025-118 for the bathroom tiles is attached, 1,240.00 incl. VAT, payable within 14 days to the account you already know from the last job. Thanks and see you Thursday, Tile & Stone Becker',
  ],
  [
    'honest',
    'Friendly reminder: invoice 8807 (96.00) was due last Friday. If you have paid in the meantime, please ignore this. Questions? Just reply or call the office. Kind regards, Orchard Dental',
  ],
  [
    'honest',
    'Your Netflix membership renews on 3 June for 13.99. You can change or cancel it at any time under Account at https://www.netflix.com/account',
  ],
  [
    'honest',
    "Mum, my phone battery is nearly dead, missed the 6 o'clock bus, next one is half past. Dont wait with dinner, love you",
  ],
  [
    'honest',
    'Your tax return has been received and is being processed. No action is needed. You can see its status in your account on https://www.gov.uk/personal-tax-account',
  ],
  [
    'honest',
    'Reminder: appointment with Dr. Lindqvist tomorrow at 08:40. Reply C to confirm or call reception to move it. Missed appointments cost 30 if not cancelled 24 h before.',
  ],
  [
    'honest',
    'Warning from the city: water will be switched off in Elm Street tomorrow from 9 to 12 for urgent pipe repairs. Please fill a bucket and keep taps closed. Waterworks hotline is on your bill.',
  ],
];
