export interface TestQuestion {
  readonly question: string;
  /** An answer is right if it has one of these phrases, or quotes one of these pages or sections. Null: no page answers. */
  readonly right: readonly string[] | null;
}

/** One question a line, and behind it the phrases and the places of right answers. */
const answered = `
cheapest option where you people do everything for us, how much a month | $19/month | Basic at $19/month | /Pricing#plans | /#plans | /Offer#plans | /Pricing#compare | /About#what-we-offer | /Help#subscription
is there an onboarding fee on top of the monthly price? | There’s no setup fee | Setup is included in every plan | No setup fee | Setup included: Basic | /#plans | /Pricing#plans | /chatbot#next-step | /
discount if i pay for the whole year upfront | 12 months for the price of 10 | Pay annually and get | /Pricing#compare | /Pricing#plans
we get about 24k chats in december, whats the overage on the 49 dollar plan | $4 per 1,000 on Pro | Pro $49/month $4 per 1,000 | /Pricing#compare
does the bot just stop talking when our monthly allowance is used up? | We never cut off a conversation at the limit | Conversations above your plan cost | you pay more only for conversations above it | /Pricing#compare | /Services#terms
if one shopper types 30 lines back and forth, do you bill that 30 times | One chat with one customer is one conversation | however many messages it takes | /Pricing#compare | /Pricing#find-plan
at what volume does the biggest plan get cheaper than the middle one? | Above 32,500, Enterprise costs less | /Pricing#find-plan
how mny bots can i run on pro | 5 chatbots in 20 languages | It depends on your plan: 1 on Basic, 5 on Pro, and unlimited on Enterprise | Chatbots, or assistants for your team: Basic $19/month 1, Pro $49/month 5 | /Pricing#plans | /Pricing#compare
we sell in german, french and polish - which plan covers three languages? | 1 on Basic, 20 on Pro, and all 100 on Enterprise | 5 chatbots in 20 languages | /Faqs#languages | /#languages | /Faqs#in-short | /Pricing#plans | /Pricing#compare | /translation#next-step
transcription hours included enterprise | 500 hours a month on Enterprise | Enterprise $99/month 500 hours a month | /Pricing#compare
how long r old chats kept on the smallest plan | 30 days on Basic | Kept for 30 days on Basic | Conversations kept for: Basic $19/month 30 days | /Pricing#compare | /benefits/security#questionnaire
our legal dept insists on US hosting. possible? | you choose Frankfurt, Virginia, Singapore, or your own storage | On Enterprise, you choose Frankfurt, Virginia, Singapore | /benefits/security#questionnaire
okta / sso login for our agents | Single sign-on for your team | Your choice of region, single sign-on, and an audit log | On Enterprise: single sign-on | /Pricing#compare | /Pricing#plans | /Features#security | /Services#ai-security
BYOK? | On Enterprise, you bring your own encryption key | On Enterprise, you can bring your own key | On Enterprise: your own encryption key | Your own storage and encryption key | /Pricing#compare | /benefits/security#questionnaire | /Features#security
which plan do I need if I want to ring your support by phone | chat, email, and phone on Enterprise | By chat, email, and phone | Enterprise $99/month Chat, email, and phone | support on Enterprise | /benefits/support#plans | /Pricing#compare | /contact#contact-info | /Help#support
how fast does a real human from your side write back on Pro | 4 business hours on Pro | 4 business hours, By chat and email | Pro $49/month 4 business hours | /benefits/support#plans | /Pricing#compare
do we get money back if you're below your uptime promise | 10% of the month’s price below 99.9% and 50% below 99% | You get a credit without asking | it comes off your bill | /benefits/security#questionnaire
is spotting fake orders part of the $49 package or do we have to go higher | Fraud scoring comes with Enterprise | Flags orders that look like fraud, on Enterprise | None is declined automatically. On Enterprise, at $99/month | On Enterprise, at $99/month, For, Stores and platforms that take payments | /Pricing#compare | /Features#fraud | /Services#security-and-fraud | /About#what-can-our-ai-do
chat breaks sunday 2am, how quickly does a technician phone us back | an engineer also calls you back within 30 minutes | an engineer then calls you back within 30 minutes | an engineer calls back about an outage within 30 minutes | /benefits/support#example | /Faqs#nights
what exactly do you count as an outage | An outage is when the chat doesn’t open or doesn’t answer for five minutes | /benefits/support#example
free tier limits | 1 chatbot, 50 conversations a month | 50 conversations a month | /Help#subscription
do i have to enter a credit card for the free one | No card needed | /Help#subscription | /Help#getting-started-title
we'd rather run the tool on our own, what's the paid version per month? | Self-serve Pro: $19.99/month | $19.99/month | /Help#subscription
refund within a week if i dont like the app? | 7-day money-back guarantee | Write to us within 7 days of your first payment, and we refund all of it | within 7 days of your first payment | /Help#refunds-title
can i pay w paypal | You can pay for the self-serve app by card, PayPal, or Stripe | Card, PayPal, Stripe | /Help#payment-title
when does the first bill arrive if you do the setup | We send the first invoice in week 3 | the day your chatbot goes live for everyone | /Help#payment-title | /Pricing#terms
what if we try it internally and it turns out to be rubbish, do we still owe you anything? | If the private test doesn’t convince you, you pay nothing | /Pricing#terms | /chatbot#next-step | /Help#refunds-title
notice period to quit | Cancel any time, and your plan runs to the end of | Cancel any time | Your plan stays on through the month or year you’ve paid for | /Faqs#changing-plans | /#changing-plans | /Pricing#terms | /Services#terms
upgrade mid month - when does it start | A change takes effect the next month | /Faqs#changing-plans | /#changing-plans
after we leave, how much time is there to download our conversations | you have 30 days to export everything before we delete it | After your plan ends, you have 30 days to export everything | /benefits/security#questionnaire | /Services#terms
liability cap in your contract | Our liability is limited to what you paid in the last 12 months | /Services#terms
how far ahead do you warn us about planned downtime | We announce maintenance two days ahead | /Services#terms
We need this running before our summer sale. How many weeks from signing until all visitors can use it? | You’re live in week 3 | Live in week 3 | Everyone. Week 3 | /Faqs#how-long-set-up-takes | /#how-long-set-up-takes | /chatbot#set-up | /Services#first-month | /
workload for our own staff during the first month, in hours | 5 hours of your time in the first month | 5 hours in the first month | /Faqs#how-long-set-up-takes | /#how-long-set-up-takes | /Pricing#terms | /chatbot#set-up
no programer in our company, is that a problem | You don’t write a line of code | add the chat to your site | without a developer | /chatbot#set-up | /benefits/customization
do all website visitors get the bot at once or do you let it out bit by bit? | a tenth of your visitors use it in week 2 | One visitor in ten | /chatbot#set-up | /Faqs#how-long-set-up-takes | /#how-long-set-up-takes | /Services#first-month
emergency off button? | One switch opens it to every visitor, and the same switch turns it off | One switch turns it on or off | /chatbot#set-up
who leads the first call with us | Leads your kickoff call | /About#team | /#team | /contact#message-title
realistic percentage of questions handled without my staff | Usually 50 to 60% of what customers ask | 50 to 60% | /Faqs#share
could the bot hand out a refund or a voucher by itself? | Your team approves every refund and discount | Grants a refund or a discount without your approval | refunds and discounts wait for your team | leaves refunds to your team | /chatbot#limits | /About#what-can-our-ai-do | /Faqs#when-ai-is-wrong | /
can we let it pose as a human named Sophie | The chat window says it’s an AI, and no rule can change that | your chatbot says it’s an AI | Pretends to be human | never invents a source or pretends to be human | /chatbot#limits | /About#what-can-our-ai-do
when excatly does it pass someone on to a coworker | after two answers that didn’t help | As soon as a customer asks for your team | The chatbot hands off when a customer asks | /chatbot#limits
what does it say when the answer isnt on our site | If your pages don’t have the answer, it says so and takes a message for your team | it says so and takes a message | /chatbot
whatsapp on the 19 dollar plan? | WhatsApp: Answers on the number your customers have. On Basic, Pro, and Enterprise | /cloud-integration#integrations
will it mail customers straight from our gmail or do we check first | Drafts replies. Your team presses Send | It drafts the reply. Your team presses Send | Email drafts wait for your team | /cloud-integration#integrations | /chatbot#channels | /Faqs#nights
zendesk - does it create tickets | Answers from your articles, opens tickets | /cloud-integration#integrations
shopify what can it see | Looks up one order by its number | /cloud-integration#integrations
we already use hubspot, what ends up in there? | Adds conversations to the timeline | /cloud-integration#integrations
number of tools we can hook up on basic | Other connections: 1 on Basic, 5 on Pro, and unlimited on Enterprise | Connections to your systems (automation takes two): Basic $19/month 1 | /cloud-integration#integrations | /Pricing#compare
conversations go to our own S3 bucket - what if it's unreachable for a day | we keep the record, encrypted, and retry for 72 hours | retry for 72 hours | /cloud-integration#connections
how often do you test that backups can be restored | We test the restore every month | /benefits/security#questionnaire
data breach, how soon would you tell us? | You hear from us within 24 hours | /benefits/security#questionnaire
soc2 type 2 report or iso27001 cert | None yet: no SOC 2 or ISO 27001 | no SOC 2 or ISO 27001 | /benefits/security#questionnaire
We're a dental practice. Can the thing deal with patient files? | No patient records: we don’t sign HIPAA agreements (BAAs) | we don’t sign HIPAA agreements (BAAs) | /Services#healthcare | /benefits/security#questionnaire
gdpr contract DPA for processing available? | A data-processing agreement (DPA) comes with every plan | a data-processing agreement comes with every plan | /benefits/security#questionnaire
whose language model is behind it, which vendor | Lantern Models: Runs the language models that write the answers | Lantern Models The region of your plan, Runs the language models | /benefits/security#subprocessors
do you use our customers messages to train your ai | never used to train models for others | We never use them to train models for others | Never for anyone else | /Faqs#data-protection | /#data-protection | /Privacy#customer-data | /Services#terms | /benefits/security#questionnaire
can your engineers read what our customers write? | Our engineers see statistics and the answers you mark as wrong | they need your permission, which expires after an hour | /benefits/security#questionnaire
how long do you hang on to call audio | We delete the audio after 24 hours | Recordings are gone after 24 hours | /speech-recognition#recording
what happens when a caller doesnt want to be recorded | Without their consent, the call goes on and nothing is recorded | If they say no, nothing is recorded | /speech-recognition#recording
accuracy of the sentiment thing | right on 71 of 100 texts it hadn’t seen | 71 of 100 texts | /sentiment-analysis#limits
I'd like to see which of my agents performs best, does the reporting rank them? | Analytics don’t rank employees | no report covers fewer than five people | never to grade your staff | /benefits/analytics#limits | /sentiment-analysis#limits
avg response time of the bot in seconds | Half our answers start in under a second | The median is 0.8 seconds | Half of our answers start within 0.8 seconds | Half of our answers start in under a second | /benefits/performance | /#why-choose-us
black friday, 20x the traffic in ten minutes - will it hold up | Capacity doubles in about 90 seconds | Capacity doubles twice in about three minutes | open conversations carry on | /benefits/scalability#limits | /#why-choose-us
do extra team members cost more, we have 14 agents | seats cost nothing extra | One person is enough, and seats cost nothing extra | /benefits/collaboration#limits
what if a handed over chat lies around and nobody answers it | After four hours without a reply, your team gets a reminder | /benefits/collaboration#limits
minimum budget bespoke project | starts at $4,000 | from $4,000 | /Projects | /Services#ai-development | /Services#machine-learning | /Services#big-data | /Services#image-and-video | /benefits/ai-solutions#next-step
can i use the translation for a lease contract | Hire a certified translator for contracts | Contracts and court filings: a certified translator | /translation#limits
keep brand names untranslated | Keep product names, the formal or informal “you”, and technical terms in one glossary | Product names and forms of address, in one table | A name you add once stays the same in every language | /translation#glossary | /Blog#innovation
who started the company | Ines Okafor-Lund, Founder | Ines Okafor-Lund (Founder) | Founder, Reads every complaint | /About#team | /#team
how old is your firm / since when do you exist | founded in 2021 | /About#contact-us
can we install it on premises, own servers | Models run in our regions today, and on your own servers next | in our regions today, on your own servers next | /About#vision
why so cheap compared to the others, whats the catch | A template for your trade does most of the setup, and customers share our servers | customers share our servers | /Pricing#terms
what can intercom or zendesk suites do that you can't? | Tickets with queues and deadlines, a phone system, and a marketplace with hundreds of apps | What a support suite does better | /Pricing#support-suite
`;

/** No page answers these. */
const unanswered = `
does it work with salesforce service cloud
microsoft teams connector?
can it answer instagram DMs
woocommerce plugin available
do charities get a reduced rate
remove the "powered by" logo / white label for agencies
are the prices with or without VAT
can we pay in euros instead of dollars
is there a public status page where i can see past incidents
when was your last external penetration test and can we get the report
do you carry cyber insurance, and for what amount
how many paying customers do you have right now?
who funds you, any investors
does the chat widget meet WCAG 2.2 for blind users
iphone or android app for my agents to reply on the go
can the bot take card payments inside the chat
can we freeze the subscription over winter, our campsite is closed november to march
what's the maximum number of pages or products it can read
do you do scim user provisioning
changing the colour of the chat bubble to match our branding
is icelandic one of the languages
we're on Tidio today, do you move our old chat history over for us
affiliate program commission
what happens with our bot if Lumenary goes bankrupt or gets bought
can it phone leads by itself, outbound calls
do you come on site to train our staff
`;

/**
 * Questions to the site's own assistant, as buyers type them. Written by someone who saw the pages, not the code, and
 * never changed to suit the assistant.
 */
export function readHundredQuestions(): readonly TestQuestion[] {
  return [
    ...linesOf(answered).map(readAnswered),
    ...linesOf(unanswered).map((question) => ({ question, right: null })),
  ];
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function readAnswered(line: string): TestQuestion {
  const [question = '', ...right] = line.split('|').map((part) => part.trim());
  // An empty phrase would be in every answer.
  if (right.length === 0 || [question, ...right].includes(''))
    throw new Error(`src/site/hundred-questions.ts: this line needs “question | phrase or place”: ${line}`);
  return { question, right };
}
