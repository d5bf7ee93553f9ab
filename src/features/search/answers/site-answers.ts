import { listOf } from '@/site/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { offerSaving, plans } from '@/site/plans';
import type { CuratedAnswer } from '../search-index';

const { benefits } = paths;
const home = `${paths.home}#proof`;
const account = `${paths.help}#account-title`;
const stored = `${paths.privacy}#storage-and-protection-title`;
const shared = `${paths.privacy}#third-party-sharing-title`;

/** Questions about prices, accounts, contact, the company and this website that no fact of the site answers alone. */
export function siteAnswers(): readonly CuratedAnswer[] {
  return [
    ...priceAnswers(),
    ...accountAnswers(),
    ...supportAnswers(),
    ...companyAnswers(),
    ...privacyAnswers(),
  ];
}

function priceAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'setup fee | onboarding fee | implementation cost | kickoff fee | setup costs extra | set up fee | installation fee | one time fee | activation fee | joining fee | is there a fee to start | do I pay extra for the setup | upfront cost | initial costs | hidden fees | hidden charges | is the installation free | do you charge for the setup | pay something once at the beginning | costs on top of the monthly price | something to pay once at the start | extra money at the beginning | is a set up cost added | hidden costs | onboarding charge | pay anything up front | cost for installing | only the monthly amount or more | deposit at the beginning | starting fee',
      quote: 'We set up and run everything',
      to: paths.pricing,
    },
    {
      ask: 'when does it end after I cancel | cancellation effective date | end of the term | closed in the off season | refund for the rest of the month | leave mid month | winding down | stop paying | cancel in the middle of the month | what happens to the money of this month when I cancel | seasonal business closed in winter | stop when the season ends | pause for some months | do I pay until the end of the month | billed monthly | how are managed plans paid | last month after cancelling | is there a notice period | we downgrade today from when does it count | when does a smaller plan begin | switch to a lower plan mid month | can I switch plans | move to another plan | change the plan later | upgrade or downgrade | until which day do I pay after cancelling | do I get part of the month back',
      quote: 'Payment and cancellation',
      to: paths.terms,
    },
    {
      ask: 'several services one bill | single invoice | combined billing | mix and match services | account per service | one invoice for everything | separate bills for each service | combine services | add another service later | start with one and add more | one account for all services | do I have to take everything | only one service | do we get a separate bill for each | do all services come on one invoice | can I begin with a single service | one login for all services | do we have to buy everything together',
      quote: 'Start with one | They share',
      to: `${paths.about}#what-we-offer`,
    },
    {
      ask: 'fixed price | does the price stay the same | same price every month | price changes during the year | can the price go up | does the bill vary | price increase | predictable costs | surprise on the bill | can the price creep up | is the quote final | does the project price rise later | agency charged more than agreed | will it get more expensive than offered | will the price rise | same bill each month | is the quoted sum final',
      quote: 'A fixed price | Custom work has a fixed price',
      to: `${paths.services}#what-comes-with-each`,
    },
    {
      ask: 'monthly price when it is busy | pay more in peak months | price in a quiet month | does a peak cost extra | does my price change with traffic | more servers more money | do I pay more in a busy month | does the bill rise in high season',
      quote: 'The evening is quiet',
      to: benefits.scalability,
    },
    {
      ask: 'try before I pay | tools to test now for free | without talking to sales | hands-on test | free playground | test on my own voice | which tools can I try | how many tools to try | test the features on my own text | free tools on this site | try it without paying | demos on this page | which things can I play with before paying | can I have a go without an account | anything to test right here',
      text: 'Every tool of this site is free to try on your own text or voice before you pay anything.',
      to: home,
    },
    {
      ask: 'is what I type on the home page sent | sample message sent to a server | requests sent | does my text leave the browser | where is my sample message stored | if I paste a complaint into the box does it go to your server | is the example I type uploaded',
      quote: 'It is read in your browser | Nothing is sent',
      to: paths.home,
    },
    {
      ask: 'who is managed for | who is self-serve for | managed versus self-serve which is better for us | do you run it for me or do I run it | we do not want to run software | who does the setup | refunds for managed plans | who runs it you or us | which kind is right for me',
      quote: 'We run the managed plans | The self-serve app is',
      to: `${paths.pricing}#managed-or-self-serve`,
    },
    ...(offer.enabled
      ? [
          {
            ask: 'how much do I save with the offer | savings per month | how many dollars less | how much money off each month | what do I save with the promo | difference with the discount | in dollars what does the promo save me | how much less per month on the middle plan',
            text: `You save ${listOf(plans.map((plan) => `${offerSaving(plan)} a month on ${plan.title}`))}.`,
            to: `${paths.offer}#plans`,
          },
        ]
      : []),
    {
      ask: 'do you help me choose a plan | not sure which plan | undecided between plans | advice on plans | talk about the right package | can someone tell me which one suits us | tell you our numbers and get advice | help deciding between packages',
      quote: 'Tell us how many messages',
      to: `${paths.pricing}#next-step`,
    },
  ];
}

function accountAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'reset mail does not arrive | no reset email | reset link did not come | spam folder | the email is not there | waiting for the reset mail | nothing in my inbox after reset | mail with the link is not coming | waiting for the password mail | the reset message never came | mail to set a new password did not arrive | waited ten minutes for the reset mail',
      quote: 'Forgot your password | Reset it | If it does not arrive',
      to: account,
    },
    {
      ask: 'log in with facebook | how can I log in | is there google login | social login | sso for the site | which accounts can I use | google account | github login | sign in options | log in with apple | which logins | sign in methods | sign in without a password | log in with | other ways to sign in | microsoft login | can I come in with github | no extra password please | use an account I already have | use my apple or google login | do I have to invent a password',
      quote: 'Create a free account',
      to: `${paths.help}#getting-started-title`,
    },
    {
      ask: 'turn shortcuts off | what does ctrl s do | what does ctrl m do | escape key | close the menu',
      quote: 'Ctrl | Esc',
      to: `${paths.help}#finding-your-way-title`,
    },
    {
      ask: 'read this website in my language | language menu | how many languages has the website | theme follows the system | does the search forgive typos | spelling mistakes in the search | is it possible to see this website in my language | I am from vietnam | forgives misspelled searches | can I read this in polish',
      quote: 'The search covers | The language menu | The theme follows',
      to: `${paths.help}#finding-your-way-title`,
    },
  ];
}

function supportAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'get a human at your support | real person | skip the assistant | talk to staff | agent please | reach support person | skip the bot | type person | I hate talking with bots | how to reach a human in the chat | bypass the assistant | no robot please | keyword for a person | skip the robot | I want a human not a machine | get past the bot to a person | how do I skip your robot and get staff | I keep getting the assistant | which word brings a human | tired of the bot | get around the bot',
      quote: 'Type “person”',
      to: `${benefits.support}#limits`,
    },
    {
      ask: 'what does support not cover | training for other software | help with excel | do you teach other programs | support for other companies software | help with my computer | will you teach us salesforce or excel | do you explain programs from other makers | only your own product or other software too | help with our accounting program',
      quote: 'Support covers',
      to: `${benefits.support}#limits`,
    },
    {
      ask: 'who answers a support ticket | what happens with my ticket | levels of support | who reads my problem | escalation in your support | first and second level | does the engineer see my logs | can the engineer read my data | log access | are my problems read by a person | who reads my ticket | which level solves what | does an engineer look at it',
      quote:
        'Knows the manual | Answers questions about passwords | Reads the AI assistant’s note | Reads your logs',
      to: `${benefits.support}#limits`,
    },
    {
      ask: 'does an automatic confirmation count | useful reply | is the reply time for an automatic mail | what counts as a first reply | auto reply | does the auto-reply count as an answer | do you just send a receipt to meet the time',
      quote: 'The times are for | An automatic confirmation',
      to: `${benefits.support}#plans`,
    },
    {
      ask: 'what does pro add to support | what does enterprise add to support | better support | is phone support included | upgrade my support | live chat support | what more help do I get when I pay more | can I ring you on the bigger plan | phone line only for the big plan',
      quote: 'Pro adds live chat | Enterprise adds phone',
      to: `${benefits.support}#next-step`,
    },
    {
      ask: 'reply time | | response time | how long until somebody replies | wait for an answer | turnaround response time | how long until somebody replies | wait for an answer | turnaround | how soon do you reply to the contact form | when do I hear from you after I write | answer from a person | time until you answer my message | respond within | how soon will you get back to me | I filled in the form when do I hear | days until a reply',
      quote: 'Get an answer within | A person will reply',
      to: paths.contact,
    },
    {
      ask: 'weekend support | do you work on saturday and sunday | urgent question on the weekend | wrote on sunday when do I get an answer | answered on monday | is someone there on a sunday | urgent matter on saturday',
      quote: 'Contact and support hours | Other questions are answered',
      to: `${paths.help}#support-title`,
    },
    {
      ask: 'show it on our messages | send you sample messages | demo call with our data | presentation | walk me through the features | what does each feature do with my messages | can you show us with our own messages',
      quote: 'Send us ten messages | On a call',
      to: `${paths.features}#next-step`,
    },
    {
      ask: 'assistant on this site | ask the ai assistant | is the assistant free | are my questions sent to you | instant answer | does this assistant cost anything | can I ask right here',
      quote: 'Runs in your browser | Your questions are not sent | Our AI assistant answers',
      to: `${paths.contact}#ask-title`,
    },
    {
      ask: 'are the address and phone real | sample site | is this a real company | placeholder | fake phone number | is this only a template | is this company real | fake address',
      quote: 'This is a sample site: the addresses',
      to: `${paths.privacy}#privacy-contact-title`,
    },
  ];
}

function companyAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'how many people in the team | big enough for us | how big is your team | headcount | small company | number of employees at your company | who is behind it | team size | how big is the company | how many of you | number of people | is it a small team | head count | how many are you | are you just a handful of people | how large is your company',
      quote: 'Four people who',
      to: `${paths.about}#team`,
    },
    {
      ask: 'how often do you test new models | decide when a new model goes live | model swapped | quality after a model change | model updates | new version of the model | model upgrade policy | new models | newest ai | do you change the model | when do you switch to a better model | innovation | keep up with ai | how do you keep the ai up to date | is the model replaced without telling us | do you swap in newer versions | how often do you try newer models',
      quote: 'We test new models | One goes live only',
      to: `${paths.about}#vision`,
    },
    {
      ask: 'run it on our own servers | on premise | on-prem | future plans | roadmap | local model | what comes next | can the model itself run in our own basement or data center | our IT forbids cloud | install it on hardware in our building | run locally without internet | will you offer an on-site version one day',
      quote: 'Smaller models that run',
      to: `${paths.about}#vision`,
    },
    {
      ask: 'are the limits part of the contract | does the contract say what the ai does | promise a refund or a date | fill a gap with a guess | what it does and what it never does',
      quote: 'Both lists are part | What it does | What it never does',
      to: `${paths.about}#what-can-our-ai-do`,
    },
    {
      ask: 'who uses it | what do other clients say | logistics company quote | insurance customer | opinion of a teacher | who recommends you | what do users report | which customers do you have | furniture store | travel company | insurer | freelance journalist | logistics company | evening school | teacher | what did a customer say | someone from my industry who tried it | which kinds of firms gave a quote',
      quote:
        'Half of our inbox | We write in English | The sentiment report showed | I dictate on | The chatbot was live',
      to: `${paths.about}#testimonials`,
    },
    {
      ask: 'how many services do you have | number of services | list of services | all services and solutions | how many solutions | what can I book | overview of services',
      quote: 'Nine services and nine',
      to: paths.services,
    },
    {
      ask: 'how many features | which feature for which task | feature for my task | list of features | what are the six features | which feature helps me | which functions are there | overview of what it can do',
      quote: 'For individuals, small businesses',
      to: paths.features,
    },
    {
      ask: 'not sure which service I need | describe my problem | which service solves my problem | what do you recommend for my business | do you have something for',
      quote: 'Describe the problem | We’ll tell you which',
      to: `${paths.services}#next-step`,
    },
  ];
}

function privacyAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'is google analytics on | tracking scripts | visitor statistics | google tracking | cookies for analytics | does this site use analytics | count the pages I see | are visits counted | statistics about visitors of this site | is google analytics tracking me | does google count my visit here | do you use google analytics on me | do you count visitors',
      quote: 'Google Analytics | Analytics is not set up',
      to: shared,
    },
    {
      ask: 'what do you get from google | scope of google login | permissions | profile data or github when I sign in | what does google tell you | address of my picture | profile picture | data from my google login | which details come from my google login',
      quote: 'If you use Google or GitHub',
      to: `${paths.privacy}#information-collected-title`,
    },
    {
      ask: 'what happens with a contact form | where does the form go | who gets my message | data of the contact form | what do you keep from a message I send | what do you save when I fill in the form | how is my message kept',
      quote: 'Messages: what you write',
      to: `${paths.privacy}#information-collected-title`,
    },
    {
      ask: 'are my search words saved | what I search on this site | search history | do you see what I search | is the search private | do you log my searches',
      quote: 'The search runs | The address of a results page',
      to: `${paths.privacy}#information-collected-title`,
    },
    {
      ask: 'end-to-end encryption meaning | what does end to end mean | is it really end to end | who can decrypt | decrypted only in memory | can you decrypt messages | who holds the keys while processing',
      quote: 'In the AI services that we run',
      to: stored,
    },
    {
      ask: 'how long does my session last | stay logged in | is my draft saved | unsent message | what if I close the tab | how long is the offer date kept | theme stored | language cookie | googtrans | how long is data kept in my browser | will I be logged out | how long do you remember me',
      to: stored,
    },
    {
      ask: 'google translate privacy | stop google translate from being loaded | is google translate loaded | does google see the page text | what does google translate get | text of the pages sent to google | translation of the site and privacy',
      quote: 'Google Translate',
      to: shared,
    },
    {
      ask: 'is my voice sent to the browser maker | who hears the live captions | browser speech service | sound sent to google or apple | where does my voice go when I try captions',
      quote: 'Your browser’s maker | The languages you choose | The text itself',
      to: shared,
    },
    {
      ask: 'what does github get | who learns that I sign in | what does firebase get | what does the host see | who sees my ip | whatsapp privacy',
      to: shared,
    },
    {
      ask: 'last updated | when was the privacy policy last changed | version of the privacy policy | date of the privacy policy | how old is the policy | when was it changed | date of the privacy notice | how recent is the policy',
      quote: 'Last updated',
      to: paths.privacy,
    },
    {
      ask: 'see what you know about me | gdpr request | subject access | right of access | erasure request | privacy officer | dpo contact | copy of my personal data | ask about my data | who do I write to about my data | email for privacy questions | have my data corrected | have my data deleted | need a reason to delete | email address for data requests | gdpr request copy of all my personal data | whom do I ask for my records | correct wrong data about me',
      quote: 'To ask about your data | You do not have to',
      to: `${paths.privacy}#privacy-contact-title`,
    },
  ];
}
