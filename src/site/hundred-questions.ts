/** What the site's own assistant did with a question. */
export const verdicts = ['first', 'among', 'declined', 'missed', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

export interface TestQuestion {
  readonly question: string;
  /** An answer is right if it has one of these phrases, or quotes one of these pages or sections. Null: no page answers. */
  readonly right: readonly string[] | null;
}

export interface FirstRun {
  readonly date: string;
  readonly version: string;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** How many questions a page answers. */
  readonly answerable: number;
  /** What it called the answer, and isn't, word for word. */
  readonly wrong: readonly { readonly question: string; readonly said: string }[];
}

/** In percent: of the questions that a page answers, those whose answer was on the screen. */
export function shareOnScreen({ counts, answerable }: FirstRun): number {
  return Math.round(((counts.first + counts.among) / answerable) * 100);
}

/**
 * The first run of the questions below, as it came out. Null leaves the test out of the site, and the build prints the
 * run of new questions.
 */
export const firstRun: FirstRun | null = {
  date: 'November 28, 2026',
  version: '0.1.0',
  counts: { first: 46, among: 12, declined: 12, missed: 29, wrong: 1 },
  answerable: 74,
  wrong: [
    {
      question: 'is there an iphone app',
      said: 'What a support suite does better, Tickets with queues and deadlines, a phone system, and a marketplace with hundreds of apps.',
    },
  ],
};

/** One question a line, and behind it the phrases and the places of right answers. */
const answered = `
how much is it per month | Basic at $19/month, Pro at $49/month, and Enterprise at $99/month | Basic: $19/month | From $19/month | $19/month, 1,000 conversations a month | from $19/month | Basic $19/month, Pro $49/month, Enterprise $99/month | /Pricing#plans | / | /#plans | /Pricing | /Offer#plans | /Pricing#compare | /About#what-we-offer | /Help#subscription
is there a setup fee?? | There’s no setup fee | No setup fee | Setup included | /#plans | / | /chatbot#next-step | /Pricing#plans
do i save anything if i pay the whole year upfront | 12 months for the price of 10 | /Pricing#compare | /Pricing#plans
What happens when we go over our monthly limit, does the bot just stop? | We never cut off a conversation at the limit | Conversations above your plan cost | /Pricing#compare
do you count every single message or the whole chat | One chat with one customer is one conversation | /Pricing#compare | /Pricing#find-plan | /Faqs#volume
when do I actually get charged for the first time | Billing starts on the day it goes live for everyone | /Help#payment-title | /Pricing#terms
can i pay with paypal | PayPal | /Help#payment-title
If we are unhappy after the trial phase, do we owe you anything? | If the private test doesn’t convince you, you pay nothing | /Pricing#terms | /Help#refunds-title | /benefits/performance#next-step | /chatbot#next-step
i want my money back for the app i bought yesterday | within 7 days of your first payment | 7-day money-back guarantee | /Help#refunds-title
We get around 40000 chats a month. Which plan works out cheapest for us? | Above 32,500, Enterprise costs less | /Pricing#find-plan
whats the catch, why is this so cheap | A template for your trade does most of the setup, and customers share our servers | /Pricing#terms
can I quit halfway through the year and get the rest refunded | which isn’t refunded | A month or year that has started isn’t refunded | /Faqs#changing-plans | /#changing-plans | /Pricing#terms | /Services#terms | /Help#refunds-title
downgrade to a smaller plan, when does it kick in | A change takes effect the next month | /Faqs#changing-plans | /#changing-plans
is there a free version | The self-serve app starts with a free plan | free for as long as you like | The self-serve app starts free | /Pricing#plans | /Help#subscription | /Pricing#support-suite
do you need my credit card to try it out | No card needed | /Help#subscription | /Help#getting-started-title
How much is the paid version of the app where I do everything myself? | $19.99/month | /Help#subscription
any discount for new customers | its price is 10% lower for your first 12 months | pay 10% less for your first 12 months | /Offer
how long do i have to grab the special offer | within 5 days of your first visit | within five days of your first visit | /Offer
how fast can we be up and running | You’re live in week 3 | Live in week 3 | Week 3: Everyone | /Faqs#how-long-set-up-takes | /#how-long-set-up-takes | /chatbot#set-up | /
I'm not technical at all. Do I need a programmer to install this? | You don’t write a line of code | /chatbot#set-up
how much of my own time is this going to eat | 5 hours of your time in the first month | 5 hours in the first month, then 30 minutes a week | /Faqs#how-long-set-up-takes | /#how-long-set-up-takes | /Pricing#terms
can my staff try it before customers see it | In week 1, your team tests the answers in private | Your team tests it privately in week 1 | /chatbot#set-up | /Faqs#how-long-set-up-takes | /#how-long-set-up-takes
can we pull the plug quickly if something goes sideways | the same switch turns it off | One switch turns it on or off | /chatbot#set-up
where are your servers | Frankfurt. On Enterprise, you choose Frankfurt, Virginia, Singapore | Region: Basic $19/month Frankfurt | /benefits/security#questionnaire | /Pricing#compare
Our privacy officer asks: will you train your AI on our customers' chats? | never used to train models for others | Never used to train models for others | We never use them to train models for others | never to train models for others | Never for anyone else | /Faqs#data-protection | /#data-protection | /Privacy#customer-data | /Services#terms | /benefits/security#questionnaire | /Faqs#in-short
gdpr compliant? | You stay the controller | A data-processing agreement (DPA) comes with every plan | /Faqs#gdpr | /benefits/security#questionnaire
do you have soc2 | no SOC 2 or ISO 27001 | /benefits/security#questionnaire
how long do u keep the chats on the cheapest plan | 30 days on Basic | Conversations kept for: Basic $19/month 30 days | /Pricing#compare | /benefits/security#questionnaire
Can your employees read what our customers write? | Our engineers see statistics and the answers you mark as wrong | Our engineers, beyond answers you mark: Read messages No | /cloud-integration#access | /benefits/security#questionnaire
which encryption do you use | AES-256 | /benefits/security#questionnaire | /Faqs#data-protection | /#data-protection | /Privacy#customer-data | /#why-choose-us
can we hold the encryption keys ourselves | you bring your own encryption key | you can bring your own key | your own encryption key | Your own storage and encryption key | /cloud-integration#access | /benefits/security#questionnaire | /Features#security | /Pricing#compare
how quickly would we hear about a data breach | You hear from us within 24 hours | /benefits/security#questionnaire
what subcontractors touch our data | Northgate Cloud | We use four subprocessors | /benefits/security#subprocessors | /benefits/security#questionnaire
do you promise any uptime, and what do we get if you miss it? | 10% of the month’s price below 99.9% and 50% below 99% | /benefits/security#questionnaire
say we leave. how long do we have to get our stuff out | 30 days to export everything | /Faqs#changing-plans | /#changing-plans | /Pricing#terms | /Services#terms | /cloud-integration#limits | /benefits/security#questionnaire
what are your opening hours | Monday to Friday, 9 AM-6 PM GMT | /Help#support-title | /contact#contact-info-title | /Faqs#talk-today | /#why-choose-us
how fast does your team answer on the pro plan | 4 business hours | /benefits/support#plans | /Pricing#compare
is anyone there on a sunday | Limited support on weekends | /Help#support-title
The bot dies at 3 in the morning. Then what? | We repair outages 24/7 | an engineer calls back about an outage within 30 minutes | We repair outages at any hour | an engineer then calls you back within 30 minutes | A call from an engineer about outages, 24/7 | /benefits/support#example | /Faqs#nights | /Pricing#terms | /benefits/support#plans | /Pricing#compare
i'd rather talk to a human, whats the phone number | +1 202-555-0143 | /contact#contact-info-title | /Faqs#talk-today | /Help#support-title | /contact#message-title
where is your office | 1 Example Square | /contact#contact-info-title | /contact#map-title | /About#contact-us
how many langauges with pro | 20 on Pro | 5 chatbots in 20 languages | Speak 20 languages with one plan | includes 20 languages | Languages: Basic $19/month 1, Pro $49/month 20 | /Faqs#languages | /#languages | /Pricing#plans | /Pricing#compare | /Faqs#in-short | /Faqs#volume | /translation#next-step | /#plans | /Offer#plans
Can we rely on it to translate our contracts? | Hire a certified translator for contracts | Contracts and court filings: a certified translator | /translation#limits
our product names must never get translated, is that possible? | Keep product names, the formal or informal “you”, and technical terms in one glossary | Product names and forms of address, in one table | A name you add once stays the same in every language | /translation#glossary | /Blog#innovation
does it just make stuff up when it doesnt know | If your pages don’t have the answer, it says so | If your pages don’t say, it takes a message | It never invents a source | /chatbot | /chatbot#limits | /About#what-can-our-ai-do
what do I do when it told a customer something wrong | Follow the answer to its source and correct that page | Correct the page, and the next answer uses it | /Help#wrong-answers-title | /Faqs#when-ai-is-wrong
will the chatbot hand out refunds on its own | Your team approves every refund and discount | refunds and discounts wait for your team | leaves refunds to your team | Grants a refund or a discount without your approval | Grant refunds or discounts | /chatbot#limits | /Faqs#when-ai-is-wrong | /About#what-can-our-ai-do | /
at what point does a real person take over | after two answers that didn’t help | /chatbot#limits | /About#what-can-our-ai-do
Does the bot admit that it is a bot? | The chat window says it’s an AI | The window says it’s an AI | your chatbot says it’s an AI | /chatbot#limits | /About#what-can-our-ai-do
does it work with whatsap | WhatsApp: Answers on the number your customers have | We connect WhatsApp | WhatsApp Answers on the number your customers have | On the number your customers already have | /cloud-integration#integrations | /cloud-integration#connections | /chatbot#channels
We run a Shopify store - can it tell a buyer where a package is? | Looks up one order by its number | Answers about order status, sizes, and returns | /cloud-integration#integrations | /Services#e-commerce
we already use zendesk, do the two work together | Answers from your articles, opens tickets | We connect WhatsApp, Gmail, Slack, Messenger, Zendesk | From Pro up, the chatbot hands conversations to it | /cloud-integration#integrations | /cloud-integration#connections | /Pricing#support-suite
Are the recordings of our calls stored forever? | We delete the audio after 24 hours | Recordings are gone after 24 hours | /speech-recognition#recording
do callers get asked before you record them | Callers are asked first, in words you choose | Callers are asked for consent | /speech-recognition#recording
can it recognise who is talking by the voice | It doesn’t identify anyone | We never identify anyone | /speech-recognition#limits
Black Friday: will it collapse if thousands of people write at once? | Capacity doubles in about 90 seconds | Capacity doubles twice in about three minutes | /benefits/scalability#limits | /#why-choose-us
how long does a customer wait till the bot replies | Half of our answers start in under a second | Half of our answers start within 0.8 seconds | /benefits/performance | /#why-choose-us
do i have to pay per team member | seats cost nothing extra | /benefits/collaboration#limits
can i see which of my agents is the laziest | Analytics don’t rank employees | no report covers fewer than five people | /benefits/analytics#limits
does the fraud thing cancel orders by itself | none are declined automatically | None is declined automatically | /Features#fraud
I'd like the bot to be a bit cheeky. Can I set its tone of voice myself? | You set its voice, its rules, and its limits yourself | You change its voice, rules, and limits whenever you like | You change its voice, its rules, and its limits yourself | /benefits/customization | /chatbot#set-up
can i try the dictation for nothing | free on this site | /speech-recognition
when i paste customer emails into your demos, do you get to see them | We receive none of what you type in the tools | This demo runs in your browser | /Privacy#storage-and-protection-title | /sentiment-analysis | /translation | /chatbot | /contact#ask-title
how much for a custom built solution | Custom work starts at $4,000 | A whole project starts at $4,000 | Custom, from $4,000 | custom work, from $4,000 | as custom work from $4,000 | /Projects | /Services#machine-learning | /Services#ai-development | /Services#big-data | /Services#image-and-video | /benefits/ai-solutions#next-step
and if we stop a project in the middle? | You pay only for the finished milestones | /Projects
we are a small clinic, can it handle patient files? | No patient records | we don’t sign HIPAA agreements | /Services#healthcare | /benefits/security#questionnaire
forgot my pasword | Reset it with the link we email you | /Help#account-title
how do i get rid of my account | You can delete your account yourself on your account page | You can delete your account and everything in it on your account page | or delete your account | /Privacy#privacy-contact-title | /Privacy#storage-and-protection-title | /Help#account-title
whos the founder | Ines Okafor-Lund, Founder | Ines Okafor-Lund (Founder) | Founder, Reads every complaint | /About#team | /#team | /blog/rules-for-ai | /blog/what-ai-does-well
How many people work at your company? | There are 26 of us | 26 people | /About#team | /About#contact-us | /Pricing#terms
where should a small shop even start with ai | Pick one task, one team, and one number you already track | Take the largest topic in the first pile | One task, one number | /blog/what-ai-does-well | /blog/what-ai-does-well#choose-one-task-and-one-number | /Blog#first-principles
which law says we have to tell people they're talking to a machine | The European Union’s AI Act requires it | /blog/rules-for-ai
What share of right answers is normal the first time you test a bot? | seventy right answers of a hundred are normal | about one answer in ten is wrong at the start | /blog/answers-with-sources#what-to-aim-for | /blog/what-ai-does-well#let-it-out-slowly
is a small model good enough or do i need a big one | a small model can match a large one | Start with the smallest model that passes a test | Where they can’t tell, the small model passes your test | The smallest model that gets it right | /blog/smaller-models | /blog/smaller-models#what-you-gain-and-what-you-give-up | /blog/smaller-models#find-the-line-between-them | /benefits/ai-solutions | /Blog#articles
`;

/** No page answers these. */
const unanswered = `
do you integrate with salesforce
Does it work with Microsoft Teams?
is there an iphone app
do you offer discounts for nonprofits
Is there a reseller or affiliate programme we could join?
can we white label it, no logo of yours anywhere
who are your investors
what was your revenue last year
where do i find the rest api documentation
can the bot make outbound sales calls to leads
how many customers do you have right now
Could shoppers pay by card inside the chat window?
are prices including VAT or do you add tax
what's your vat number
can you import our old tickets from freshdesk
What happens to us if your company goes bankrupt?
are you better than tidio
can i change the color of the chat bubble to match our brand
Do you have liability insurance, and for how much?
can the bot reserve tables in opentable
is there parking at your office
do you run training workshops for our agents
how old is Priya
whats the weather tomorrow in boston
write me a poem about my cat
you people are just another bunch of scammers arent you
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
