import { contacts } from '@/site/contacts';
import { facts, setUpStages } from '@/site/facts';
import { languages } from '@/site/languages';
import { listOf, lowerFirst } from '@/site/number-words';
import { paths } from '@/site/paths';
import { questions } from '@/site/questions';
import { quoted } from '@/site/services';
import { shortcuts } from '@/site/shortcuts';
import { supportHours } from '@/site/support-hours';
import { team } from '@/site/team';
import type { CuratedAnswer } from '../search-index';

const { email, phone, address } = contacts;
const openFor = `${supportHours.days}, ${supportHours.hours}`;
const contactInfo = `${paths.contact}#contact-info-title`;
const account = `${paths.help}#account-title`;

/** Questions about the company, its support and its work. Answers without a text quote the section they lead to. */
export function companyAnswers(): readonly CuratedAnswer[] {
  return [
    ...questions.map(({ id, question, answer }) => ({
      ask: [question, otherWords[id] ?? ''].join(' | '),
      text: answer,
      to: `${paths.faqs}#${id}`,
    })),
    ...contactAnswers(),
    ...teamAnswers(),
    ...accountAnswers(),
    ...qualityAnswers(),
    ...productAnswers(),
  ];
}

/** Other wordings of the questions of the FAQ, by id. */
const otherWords: Readonly<Record<string, string>> = {
  'what-we-do':
    'what do you do | what is this company about | what do you offer | which services do you have | what kind of business is this | what can you do for me | products | tell me about the company',
  'how-long-set-up-takes':
    'how long until it runs on my website | setup time | when can we start | installation | onboarding | do I need a developer | need a programmer | is coding needed | I cannot code | without technical knowledge | write code | go live date | how do I get started | how fast can we launch | running next week | implementation | how do you install it | how many days for the installation | how long does the implementation take | is it difficult to set up | deploy | technical skills | set up fee',
  languages: `which languages do you speak | languages supported in total | native speaker review | translations checked by humans | how good are the translations | chatbot language | do you speak my language | chatbot understands another language | reviewed languages | ${languages.map(({ english }) => english).join(' | ')}`,
  'data-protection':
    'is my data safe | data protection | do you train models with my data | use my data for training | learn from our conversations | what do you do with customer chats | is it secure | are customer data protected | who can read our chats | data security | is my information confidential',
  'changing-plans':
    'cancel | how do I cancel my subscription | end my subscription | stop my plan | leave after one month | quit the service | cancel any time | end the contract | unsubscribe from a plan | terminate | stop paying | quit anytime | switch plans | upgrade later | downgrade | move to another plan | change my plan | cancellation | notice period',
};

function contactAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'How can I contact you? | contact | person | human | talk to a person | talk with a human | speak to a human | talk to sales | reach you | get in touch | customer service | live chat with a person | real person | I have a question | send a message | book a call | demo | support team | sales person',
      text: `You can email ${email.hello}, call ${phone.label}, or message that number on WhatsApp. People answer ${openFor}.`,
      to: contactInfo,
    },
    {
      ask: 'phone number | telephone | call you | call us | hotline | can I call someone | your number | phone | mobile number | ring you',
      text: `Our phone number is ${phone.label}. People answer ${openFor}.`,
      to: contactInfo,
    },
    {
      ask: 'whatsapp | message you on whatsapp | whatsapp chat',
      text: `You can message us on WhatsApp at ${phone.label}. People answer ${openFor}.`,
      to: contactInfo,
    },
    {
      ask: 'email | email address | write you an email | contact by mail | support email | which mail',
      text: `Write to ${email.hello}, or to ${email.support} if you need support. Questions about your data go to ${email.privacy}.`,
      to: contactInfo,
    },
    {
      ask: 'address | where are you located | location | where is your office | map | headquarters | visit your office | where are you | come to your office | in which city | which country are you from | street | where are you based',
      text: `Our address is ${address.join(', ')}.`,
      to: contactInfo,
    },
    {
      ask: 'What are your support hours? | opening hours | office hours | business hours | when are you open | when do you close | what time do you open | when is support available | open on weekends | weekend | saturday | friday | evening | sunday | holidays | working hours | time zone | are you there now | open today | available in the evening | available at night | support on friday | closing time',
      text: `People answer ${openFor}. ${supportHours.weekend}. The AI assistant answers 24/7.`,
      to: `${paths.help}#support-title`,
    },
    {
      ask: 'human support | help from people | customer support | 24/7 support',
      text: `The AI assistant answers 24/7, and people answer ${openFor}.`,
      to: paths.benefits.support,
    },
  ];
}

function teamAnswers(): readonly CuratedAnswer[] {
  const [founder] = team;
  return [
    {
      ask: 'Who works here? | team | employees | staff | who is behind this | people of the company | who are you | team members | colleagues | who works at the company',
      text: `Our team: ${listOf(team.map(({ name, role }) => `${name} (${lowerFirst(role)})`))}.`,
      to: `${paths.about}#team`,
    },
    ...team.map((member) => ({
      ask:
        `${member.role} | who is ${member.name} | who leads ${member.role.replace(/^head of /i, '')} | ${member.role} name | who is responsible for ${member.role.replace(/^head of /i, '')}` +
        (member === founder
          ? ' | ceo | boss | owner | director | who started the company | who created the company | who made the company'
          : ''),
      text: `${member.name} is our ${lowerFirst(member.role)}.`,
      to: `${paths.about}#team`,
    })),
    {
      ask: 'mission | vision | goal of the company | values | about us | who we are | what do you believe in',
      to: `${paths.about}#vision`,
    },
    {
      ask: 'customer reviews | testimonials | references | what do customers say | what other customers think | client feedback | rating | ratings | success stories | customer stories | happy customers',
      to: `${paths.about}#testimonials`,
    },
    {
      ask: 'case studies | portfolio | past projects | project examples | how does a custom project run',
      to: paths.projects,
    },
    {
      ask: 'newsletter | news by email | subscribe to news',
      text: 'Subscribe to the newsletter with your email address at the end of each page.',
      to: paths.blog,
    },
  ];
}

function accountAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'forgot my password | reset password | lost password | password forgotten | cannot log in | login does not work | new password | password reset link',
      text: 'Choose “Forgot password?” when you log in, and we email you a link to reset your password. If it does not arrive within a few minutes, check your spam folder.',
      to: account,
    },
    {
      ask: 'delete my account | remove my account | delete my profile | close my account | change my name | change password | link google account | link github account | my profile | account settings | my account | edit account',
      text: 'On your account page, you can change your name and password, link Google or GitHub, or delete your account.',
      to: account,
    },
    {
      ask: 'create an account | sign up | register | registration | login | log in | sign in | sign in with google | sign in with github | new account | join',
      text: 'Create a free account with Google, GitHub or your email address, and sign in the same way.',
      to: `${paths.help}#getting-started-title`,
    },
    {
      ask: 'keyboard shortcuts | shortcut for search | hotkeys | open the search with the keyboard | which keys | ctrl | key combination',
      text: `${listOf(shortcuts.map(({ keys, does }) => `${keys} ${does}`))}.`,
      to: `${paths.help}#finding-your-way-title`,
    },
    {
      ask: 'dark mode | theme | light mode | change the language of this site | read the site in my language | translate this website | search the site',
      to: `${paths.help}#finding-your-way-title`,
    },
  ];
}

function qualityAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'uptime | uptime guarantee | availability | reliability | sla | how often is it down | downtime | always online | is it reliable | server problems | stable system | is the system stable | outages',
      text: `Uptime is ${facts.uptime}, monitored around the clock.`,
      to: `${paths.benefits.security}#promises`,
    },
    {
      ask: 'how fast does the chatbot answer | how quick does the bot reply to visitors | average response time | response time of the bot | speed | latency | is it fast | performance | how quick is the ai | seconds until an answer | slow | waiting time for the chatbot | reaction time',
      text: `The first words of an answer appear after ${facts.firstAnswer.medianSeconds} seconds (median).`,
      to: paths.benefits.performance,
    },
    {
      ask: 'how accurate is the sentiment analysis | accuracy of the sentiment tool | sentiment error rate | is sentiment correct | how good is sentiment analysis | sentiment quality',
      text: `The sentiment demo on this site is right on ${facts.sentimentDemoAccuracy} of 100 texts that it had not seen.`,
      to: `${paths.sentimentAnalysis}#limits`,
    },
    {
      ask: 'maximum load | traffic peak | does it scale | scalability | grow | busy season | conversations an hour | high traffic | many customers at once | big event | conversations per hour',
      text: `You can grow without changing your setup. Before a big day, we can rehearse ${facts.rehearsalPerHour} conversations an hour with you, as custom work.`,
      to: paths.benefits.scalability,
    },
    {
      ask: 'does the ai make things up | hallucination | invent answers | does the ai lie | wrong answer | what if the ai is wrong | mistakes of the ai | can I trust the answers | is the ai always correct | incorrect information',
      text: 'AI makes mistakes. The chatbot answers from your own pages and shows its source, and when it does not know, it says so and takes a message instead of guessing.',
      to: `${paths.blog}#when-ai-is-wrong`,
    },
    {
      ask: 'does it show the source | where does an answer come from | proof of an answer | cite sources | links to the source',
      text: 'Every answer links to the page it comes from, so that customers can check it.',
      to: `${paths.blog}#answers-with-sources`,
    },
  ];
}

function productAnswers(): readonly CuratedAnswer[] {
  const [, test, , everyone] = setUpStages;
  return [
    {
      ask: 'roll-out schedule | steps of the setup | kickoff call | project plan | what happens in the first week | private test',
      text: `After a kickoff call, your team tests the service in private in ${lowerFirst(test.when)}, and every visitor can use it from ${lowerFirst(everyone.when)}.`,
      to: `${paths.chatbot}#set-up`,
    },
    {
      ask: 'custom project price | custom development cost | build something for us | custom ai | tailor made solution | individual solution | bespoke | develop our own app | train a model on our data | custom model | special requirements | price of a project',
      text: `Custom work is ${lowerFirst(quoted).replace('custom, ', '')}, with a fixed price for each milestone, agreed before it starts.`,
      to: paths.projects,
    },
    {
      ask: 'hand over to a human | when does a person take over | escalate to an agent | transfer the chat to my team | human takeover | forward a conversation | pass chat to employee',
      text: 'The chatbot hands over to your team when one of your rules says so, after two failed answers in a row, or as soon as a customer asks for a person. Your team gets the whole conversation.',
      to: `${paths.chatbot}#limits`,
    },
    {
      ask: 'what does the chatbot not do | bot does not know the answer | what if it has no answer | can the bot give refunds | limits of the chatbot | unknown question',
      text: 'The chatbot does not guess. If your pages have no answer, it says so and takes a message. It does not grant refunds or change prices: a person on your team approves those.',
      to: `${paths.chatbot}#limits`,
    },
    {
      ask: 'api | embed in my app | use it in our own app | where can I use the chatbot | messaging apps | which channels | put it on my website | wordpress | facebook messenger | chatbot in email',
      text: 'The chatbot works on your website, in messaging apps, by email, and inside your app through an API.',
      to: `${paths.chatbot}#channels`,
    },
    {
      ask: 'change the tone of the bot | customize | personality of the assistant | own rules for the chatbot | settings of the bot | brand voice | adjust answers | formal or informal',
      to: paths.benefits.customization,
    },
    {
      ask: 'share an inbox | work together with colleagues | team inbox | handover note | collaboration',
      to: paths.benefits.collaboration,
    },
    {
      ask: 'connect my database | s3 bucket | webhook | file server | integrate our systems | own storage | cloud storage | postgresql | bring your own storage | sftp | crm connection | backup',
      to: `${paths.cloudIntegration}#connections`,
    },
    {
      ask: 'recording of calls | consent to be recorded | are recordings deleted | how long do you keep voice recordings | is audio saved | delete audio',
      to: `${paths.speechRecognition}#recording`,
    },
    {
      ask: 'speech recognition in noise | how accurate is speech recognition | microphone | speech errors on the phone line | speech error rate',
      to: `${paths.speechRecognition}#limits`,
    },
    {
      ask: 'download subtitles | live captions | captions | transcribe my voice | dictation | try speech recognition',
      to: `${paths.speechRecognition}#try`,
    },
    {
      ask: 'glossary | product names in translations | own terminology | technical terms',
      to: `${paths.translation}#glossary`,
    },
    {
      ask: 'is this message a scam | phishing | check a suspicious link | scam checker',
      to: `${paths.features}#try`,
    },
    {
      ask: 'how does fraud detection work | detect fake orders | stolen credit cards | suspicious orders | fraud score between numbers | decline orders',
      to: paths.fraud,
    },
    {
      ask: 'check my text for seo | seo | readability | search engine optimization | write better content | google ranking',
      to: paths.seo,
    },
    {
      ask: 'law about ai | must I tell people it is ai | ai act | rules for chatbots | is it legal | regulation | tell visitors by law',
      to: `${paths.blog}#rules-for-ai`,
    },
  ];
}
