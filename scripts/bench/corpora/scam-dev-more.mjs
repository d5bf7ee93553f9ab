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
  [
    'scam',
    "Hi, I'm Claire from Adecco HR. We saw your CV online and have a part-time remote position, 60-90 min a day, earn $120-$350 daily, no experience needed. Add me on WhatsApp +44 7911 123456 to start.",
  ],
  [
    'scam',
    'Your mom gave me your number lol. I run a small team liking YouTube videos, 5 dollars per like, paid same day in USDT. Message @taskmanager_anna on Telegram if you want in',
  ],
  [
    'scam',
    "The apartment is still available. I am currently working abroad in Norway so I cannot show it in person. Please transfer the deposit and first month's rent and my agent will send the keys by courier.",
  ],
  [
    'scam',
    'Thanks for your interest in the flat. Because many people want it, I can only hold it if you pay 500 euro reservation fee through Airbnb link I will send you. I have the keys with me in London.',
  ],
  [
    'scam',
    "My darling, I have missed you all day. The company still hasn't released my salary and the hospital will not operate without payment. If you can send just 2,000 I will pay you back as soon as I land.",
  ],
  [
    'scam',
    'I was so looking forward to finally meeting you. The airport stopped me with a customs charge on my gold and I am stuck here. Can you help me with a Western Union transfer, baby?',
  ],
  [
    'scam',
    'Our VIP signals group made members 340% last month. Deposit as little as $250 on our platform and our trading bot doubles it in seven days, guaranteed. Withdraw anytime.',
  ],
  [
    'scam',
    'Coinbase security: A withdrawal of 0.84 BTC was requested from a new device in Lagos. If this was not you, call our fraud desk at +1 888 555 0177 and move your funds to a secure wallet.',
  ],
  [
    'scam',
    'IRS FINAL NOTICE: You are owed a tax refund of $1,284.36. Submit your details at irs-refund-claims.com before Friday or the refund expires.',
  ],
  [
    'scam',
    'This is Officer Daniels from the Social Security Administration. Your SSN has been suspended because of suspicious activity in Texas. Press 1 or call back immediately to avoid arrest.',
  ],
  [
    'scam',
    "Royal Mail: We couldn't deliver your parcel because of an unpaid £1.99 shipping fee. Reschedule here: royalmail-redelivery-fee.com",
  ],
  [
    'scam',
    'Barclays: a payment of £899.99 to CURRYS was attempted. If you did NOT authorise this, cancel here: https://barclays.secure-cancel.info/login',
  ],
  [
    'scam',
    "Hello this is the fraud team at your bank. To protect your money we have opened a safe account in your name. Please move your balance there today and don't tell branch staff, they may be involved.",
  ],
  [
    'scam',
    "Mum it's me, I dropped my phone in the toilet, this is my new number. I need to pay a bill today and can't get into my banking app, can you pay it for me? I'll give it back tomorrow xx",
  ],
  [
    'scam',
    "Grandpa, I've been in a car accident and they're holding me at the station. The lawyer needs $6,000 bail in cash. Please don't tell mom and dad.",
  ],
  [
    'scam',
    'PARKING NOTICE: unpaid fine. Scan the QR code on this notice within 48 hours to settle £35 or it rises to £120 and court action starts.',
  ],
  [
    'scam',
    'Your mailbox storage is 99% full. Incoming messages will be deleted in 24 hours. Scan the QR code below with your phone to re-authenticate your Microsoft 365 account.',
  ],
  [
    'scam',
    'WARNING! Your computer has been infected with 5 viruses. Do not shut down. Call Microsoft support toll-free 1-855-555-0190 now and give the technician remote access with AnyDesk.',
  ],
  [
    'scam',
    'Hi Accounts, please note our bank details have changed owing to an audit. Kindly use the new IBAN below for invoice 20418 and all future payments. Regards, Peter, Hartwell Supplies',
  ],
  [
    'scam',
    "Are you at your desk? I'm in a meeting and can't talk. I need you to pick up 5 Apple gift cards of $100 for a client, scratch them and send me pictures of the codes. I'll reimburse you. - Mark, CEO",
  ],
  [
    'scam',
    "Hi is the sofa still available? I'm happy with the price. I'll send a courier from DPD to collect it, just enter your card on this link so that the money is released to you.",
  ],
  [
    'scam',
    "I accidentally paid you 400 too much on Zelle for the bike. Please refund the difference to my husband's account, your bank will clear the pending payment once you do.",
  ],
  [
    'scam',
    'CONGRATULATIONS! Your number won 850,000 GBP in the Coca-Cola anniversary draw. To claim, email your full name, address, occupation and a scan of your ID to claims.agent@outlook.com',
  ],
  [
    'scam',
    'Children in the flood area need you right now. Give what you can in Bitcoin or Amazon vouchers to our relief fund; every hour counts. Wallet bc1qxy2kgdygjrsqtzq2n0yrf',
  ],
  [
    'scam',
    "Dear customer, your Norton 360 plan has been auto-renewed for $399.99 and will be charged to your account today. Didn't order this? Call +1 (803) 555-0142 within 24 hours for a refund.",
  ],
  [
    'scam',
    "2 Taylor tickets for Saturday, can't go anymore, face value. Friends and family PayPal only please, lots of people asking so first to pay gets them. I'll transfer on Ticketmaster after.",
  ],
  [
    'scam',
    'You have been pre-approved for a loan of $15,000 regardless of credit score. Simply pay the refundable insurance fee of $250 and the money is in your account in two hours.',
  ],
  [
    'scam',
    'I recorded you through your own webcam while you visited adult sites. Transfer 1400 USD in Bitcoin to the address below, otherwise the video goes to every contact you have. You have 50 hours.',
  ],
  [
    'scam',
    "Hey! Sorry, I sent my 6 digit code to your phone by mistake, can you forward it to me please? It's urgent",
  ],
  [
    'scam',
    'Closing down sale!! Dyson vacuums only £29, today only, 90% off everything, while stocks last: dyson-outlet-clearance.shop. Pay by bank transfer for an extra 10% off.',
  ],
  [
    'honest',
    'Your Uber Eats receipt: Order #8F2C1, Thai Garden, total $34.18 charged to Visa ending 4402. Thanks for ordering, Sam.',
  ],
  [
    'honest',
    'Chase: Your statement is ready. Log in to the Chase app or type chase.com to see it. Minimum payment of $35.00 is due 11/28.',
  ],
  [
    'honest',
    'Your DPD parcel from John Lewis will be delivered today between 14:12 and 15:12 by your driver Ahmed. No need to sign.',
  ],
  ['honest', "482913 is your Google verification code. Don't share it with anyone."],
  [
    'honest',
    'Reminder: you have an appointment with Dr Patel on Tue 3 Dec at 09:40. Reply C to confirm or call 020 7946 0018 to change it.',
  ],
  [
    'honest',
    'Hi all, payslips for November are now in Workday. Because of the bank holiday, salaries will be paid on Friday 28th.',
  ],
  [
    'honest',
    'Dear parents, school photos are on Wednesday. Please make sure your child wears full uniform. Order forms go home in book bags; payment through ParentPay as usual.',
  ],
  [
    'honest',
    'Hi Maria, just a reminder that the rent for December is due on the 1st, same account as always. The plumber comes Thursday at 10 to look at the boiler. Best, John (landlord)',
  ],
  ['honest', "Hey mum, phone's about to die, on the 18:05 train, can you pick me up at the station? x"],
  [
    'honest',
    "Netflix: we're updating our prices. Your monthly plan will change from $15.49 to $17.99 on your next billing date, January 4. You can cancel anytime in your account settings.",
  ],
  [
    'honest',
    'Thank you for your donation of £25 to the British Red Cross. Your receipt number is 7719203. If you are a UK taxpayer you can add Gift Aid on our website.',
  ],
  [
    'honest',
    'Hi Tom, attached is invoice 1187 for the October work, due in 30 days. Bank details are the same as on the previous invoices. Cheers, Rina',
  ],
  [
    'honest',
    'Your Amazon order has shipped. Track your package in the app or at https://www.amazon.com/your-orders. Arriving Thursday.',
  ],
  [
    'honest',
    "We noticed a new sign-in to your account from Chrome on Windows. If this was you, you don't need to do anything. If not, change your password in your account settings.",
  ],
  [
    'honest',
    'Your interview with the hiring team is confirmed for Monday at 3 pm on Zoom. Please bring two examples of your work. Salary range is 52-58k as discussed.',
  ],
  [
    'honest',
    'Is the desk still available? I could pick it up on Saturday and pay cash. Where roughly are you?',
  ],
  [
    'honest',
    'Your library loans are due in 3 days: The Overstory, Piranesi. Renew at the desk or in your online account. Fines are 20p a day.',
  ],
  [
    'honest',
    'HMRC: Your Self Assessment tax return is due by 31 January. Sign in through GOV.UK to file. We will never ask for bank details by text.',
  ],
  [
    'honest',
    'Fraud alert from Wells Fargo: Did you attempt a $212.40 purchase at Best Buy? Reply YES or NO. We will never ask for your password or code.',
  ],
  [
    'honest',
    'Flash sale! 30% off all winter jackets until Sunday with code SNOW30 at patagonia.com. Free returns within 30 days.',
  ],
  [
    'scam',
    'Hello, this is Jason from Amazon logistics hiring. You can work from home 2 hours a day and get $200 daily. Training is free. Text me on WhatsApp to reserve your place.',
  ],
  [
    'scam',
    'We found a problem with your tax file. An extra $612 is waiting for you. Provide your bank details on the secure form within 48 hours or the amount is returned to the treasury: tax-returns-gov.net',
  ],
  [
    'scam',
    "You've got (1) package pending at customs. Pay 2.99 to release it today or it will be destroyed: cutt.ly/9sk2",
  ],
  [
    'scam',
    "Good day sir, I'm interested in your car. I'm a marine engineer at sea so I can't come and see it. I will pay by PayPal including the shipper's fee, just send your PayPal email and forward the fee to the mover.",
  ],
  [
    'scam',
    'Ticketmaster refund: your event was cancelled. To get your 86.00 back confirm your card number at ticketmaster-refunds.live',
  ],
  [
    'scam',
    "Hi honey, the customs officer says I must pay 1,500 before they release the box with my savings. I have no one else to ask. Please do it today and I'm yours forever.",
  ],
  [
    'scam',
    'McAfee: Thank you for renewing. $349.90 has been debited from your account. If you wish to cancel call our billing team at 1-808-555-0133.',
  ],
  [
    'scam',
    'We have put a hold on your electricity account. Your power will be disconnected in 45 minutes unless you pay the balance by prepaid card. Call 1 800 555 0109.',
  ],
  [
    'scam',
    'Dear winner, the Microsoft Email Lottery picked your address. Send your name, age and phone to get 2 million dollars. Keep this confidential until your claim is processed.',
  ],
  [
    'scam',
    'You have been chosen for a government grant of $9,000 that you never have to pay back. Just cover the $200 processing fee with an Apple gift card.',
  ],
  [
    'scam',
    "Hi dad my phone fell in the sink, using a friend's. Can you text me on this number? I have to pay rent today and my bank app won't work",
  ],
  [
    'scam',
    'Your PayPaI account is limited. Sign in at http://paypal.account-verify.support and confirm your identity or it will be closed.',
  ],
  [
    'scam',
    'Invest 500 USDT with our mentor and earn 15% every day. Over 3,000 members already withdrew. Join the Telegram channel for the free signal.',
  ],
  [
    'scam',
    "Hey, it's me, I'm stuck at the airport in Madrid, lost my wallet and passport. Could you send 800 through MoneyGram? I'll pay you back on Monday.",
  ],
  [
    'scam',
    "Finance team: the CEO needs a same-day payment of 23,400 to a new vendor. Details attached. Do this before noon and don't discuss it by phone.",
  ],
  [
    'scam',
    'Someone has your intimate photos. Pay 900 dollars in BTC and we will delete everything. If you contact the police we publish.',
  ],
  [
    'scam',
    'Your Instagram will be removed for copyright violation within 24 hours. Appeal here: instagram-helpcenter.appeal-form.co',
  ],
  [
    'scam',
    'Cute 8 week old French bulldog puppies, free to a good home. You only pay the courier 250 by gift card and he is delivered tomorrow.',
  ],
  [
    'scam',
    "This is your bank. A new payee was added. If that wasn't you, read me the 6 digit code we just sent so I can stop the transfer.",
  ],
  [
    'scam',
    'EZPass: you have an unpaid toll of $6.99. Pay before midnight to avoid a late fee of $50: ezpass-tollpay.vip',
  ],
  [
    'honest',
    'Your order from IKEA has been confirmed. You will get an email when it leaves our warehouse. Order number 1188203771.',
  ],
  [
    'honest',
    'Dear member, your gym contract renews on 1 February for another 12 months. To cancel, write to us by 31 December or ask at the desk.',
  ],
  [
    'honest',
    "Hi, this is Lena from Dr. Hoffmann's office. We have to move your check-up from Monday to Wednesday at 10. Please call us if that does not suit you.",
  ],
  ['honest', 'Your taxi is 3 minutes away. Driver: Samir, white Toyota Prius, plate LK19 ABC.'],
  [
    'honest',
    'Hi Dan, could you send me the 40 pounds for the concert tickets when you get a chance? Same account as last time. Thanks!',
  ],
  ['honest', 'We received your payment of $89.00. Thank you. This is your receipt for invoice 55-1090.'],
  [
    'honest',
    "Your password was changed on 3 March at 10:14. If this wasn't you, open the app and contact support from there.",
  ],
  [
    'honest',
    "Parents' evening is on Thursday. Book your slot on the school portal. If you cannot log in, call the school office.",
  ],
  ['honest', "Mum, I'm staying at Tom's tonight, will be home for lunch tomorrow. Can you feed the cat?"],
  [
    'honest',
    'Your energy bill for October is 84.20. It will be taken by direct debit on the 14th as usual. No action needed.',
  ],
  [
    'honest',
    'Hello, thanks for applying. We would like to invite you to an interview on Tuesday at 2 pm at our Leeds office. Please bring your ID.',
  ],
  ['honest', 'Your prescription is ready to collect at Boots, High Street. Open until 8 pm.'],
  [
    'honest',
    "Team, please remember to submit your expenses by Friday noon so that they can be paid with this month's salary.",
  ],
  ['honest', 'Lunch on me today, I finally got the bonus! Meet at 12:30 by the lift?'],
  ['honest', 'Your code is 771204. It expires in 10 minutes. We will never call you to ask for it.'],
];
