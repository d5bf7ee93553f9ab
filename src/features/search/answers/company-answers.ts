import { contacts } from '@/site/contacts';
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
    ...projectAnswers(),
  ];
}

/** Other wordings of the questions of the FAQ, by id. */
const otherWords: Readonly<Record<string, string>> = {
  'what-we-do':
    'what do you do | what is this company about | what do you offer | which services do you have | what kind of business is this | what can you do for me | products | tell me about the company | what is this site | what is this | what r u selling here | what are you selling | explain it like I am five | whats this all about | what is this good for | in a nutshell | purpose of the company | what is your business in one sentence | explain what your company is doing | what exactly is your product | summarize your firm | what do you guys sell | elevator pitch | what is this site about',
  'how-long-set-up-takes':
    'how long until it runs on my website | setup time | when can we start | installation | onboarding | do I need a developer | need a programmer | is coding needed | I cannot code | without technical knowledge | write code | go live date | how do I get started | how fast can we launch | running next week | implementation | how do you install it | how many days for the installation | how long does the implementation take | is it difficult to set up | deploy | technical skills | set up fee | I am not technical | not good with computers | bad at tech | is it complicated | how soon can we start | when can I go live | up and running | how much work is it for us | do I need it people | hire a programmer | without coding skills | how long before it works | takes ages to set up | get going | how many weeks before we can use it | from signing to working | how quickly would we have it running | steps until everyone can use it',
  languages: `which languages do you speak | languages supported in total | native speaker review | translations checked by humans | how good are the translations | chatbot language | do you speak my language | chatbot understands another language | reviewed languages | what languages does it know | foreign languages | does it get my language | only in english | other languages than english | how many tongues | dialect | can it talk to my customers in their language | people who do not speak english | multilingual bot | ${languages.map(({ english }) => english).join(' | ')} | is my mother tongue available | support for vietnamese or thai | does it write arabic from right to left | which languages does the bot talk | how many languages were looked over by native people`,
  'data-protection':
    'is my data safe | data protection | do you train models with my data | use my data for training | learn from our conversations | what do you do with customer chats | is it secure | are customer data protected | who can read our chats | data security | is my information confidential | what do you do with my data | do you feed our chats to your model | do you use my stuff to train | learn from my messages | is my stuff safe with you | can I trust you with my data | keep my secrets | private conversations | improve your ai with our data | confidential documents | use my chats to make your ai better for others | are our texts used to teach the model for your other clients | confidentiality of what customers write | what is done with the conversations | is it all encrypted',
  'changing-plans':
    'when does a plan change take effect | when does an upgrade start to count | from when does a downgrade count | downgrade possible and from when | upgrade in the middle of the month | switch from pro to basic | move from basic to pro later | cancel | how do I cancel my subscription | end my subscription | stop my plan | leave after one month | quit the service | cancel any time | end the contract | unsubscribe from a plan | terminate | stop paying | quit anytime | switch plans | upgrade later | downgrade | move to another plan | change my plan | cancellation | notice period | get out of the contract | how do I quit | I want out | bail | drop my subscription | ditch the plan | jump to a bigger plan | go smaller | swap plans | from basic to pro | pause my subscription | can I leave whenever I want | cancel without a fee | move up a plan | stop the subscription | how do I get out of this | can we go down to a cheaper tier next month | what if we want to stop | leave before the year is over | notice to give before leaving | change tier halfway',
};

function contactAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'How can I contact you? | contact | person | human | talk to a person | talk with a human | speak to a human | talk to sales | reach you | get in touch | customer service | live chat with a person | real person | I have a question | send a message | book a call | demo | support team | sales person | real human | somebody to talk to | I do not want to talk to a robot | agent | operator | speak with someone | get hold of someone | complain | complaint | I have a problem | need help from a person | chat with someone real | not a bot | drop you a line | ask a person | representative | meeting with you | where do I write to | help desk | let me talk to someone | how do I reach someone | want to speak with sales | send you a question | is anyone there | how do I get through to someone | want to speak to somebody in sales | ways to reach your office | who do I turn to | arrange a chat with your people',
      text: `You can email ${email.hello}, call ${phone.label}, or message that number on WhatsApp. People answer ${openFor}.`,
      to: contactInfo,
    },
    {
      ask: 'phone number | telephone | call you | call us | hotline | can I call someone | your number | phone | mobile number | ring you | dial | number to ring | give me a call | call me back | reach you by phone | what number do I call | digits | voice call with you | telephone nr | tel | your digits | can I ring | call your office | landline | whatsapp nr | number for calls',
      text: `Our phone number is ${phone.label}. People answer ${openFor}.`,
      to: contactInfo,
    },
    {
      ask: 'whatsapp | message you on whatsapp | whatsapp chat | text you | send you a text message | do you have whatsapp | write on whatsapp | chat with you on my phone app | send you a message from my phone | can I text',
      text: `You can message us on WhatsApp at ${phone.label}. People answer ${openFor}.`,
      to: contactInfo,
    },
    {
      ask: 'email | email address | write you an email | contact by mail | support email | which mail | your mail | where do I send an email | drop an email | mail you a file | where to mail support | mail contact for help | which address do I write to | who do I email about an order | where can I send documents',
      text: `Write to ${email.hello}, or to ${email.support} if you need support. Questions about your data go to ${email.privacy}.`,
      to: contactInfo,
    },
    {
      ask: 'address | where are you located | location | where is your office | map | headquarters | visit your office | where are you | come to your office | in which city | which country are you from | street | where are you based | send a letter | postal address | where do I post a letter | where do you guys sit | come by in person | directions | find you | zip code | visit you | drop by | where can I find you | postal address | which town | zip code | street and number | where are you based street | visit in person | where is your company | how do I get to you by car',
      text: `Our address is ${address.join(', ')}.`,
      to: contactInfo,
    },
    {
      ask: 'What are your support hours? | support hours in new york | hours in my time zone | when can I talk to a human | gmt hours | opening hours | office hours | business hours | when are you open | when do you close | what time do you open | when is support available | open on weekends | weekend | saturday | friday | evening | sunday | holidays | working hours | time zone | are you there now | open today | available in the evening | available at night | support on friday | closing time | until what time can I call | till when | how late are you open | sunday morning | bank holiday | lunch break | when can I reach somebody | early in the morning | after work | are you closed now | days you work | when can I reach your people tomorrow | when are people there | when does your team work | until what time are you there | are you working on friday evening | when does someone sit at the desk | I write from another continent when are you awake | closing time | when do you start in the morning | when do your people start and finish | what days are you staffed | is anyone there on a sunday | at what hour do you open in the morning | can I get a human on saturday | are you around on public holidays | hours of your staff',
      text: `People answer ${openFor}. ${supportHours.weekend}: urgent questions only. The AI assistant answers 24/7.`,
      to: `${paths.help}#support-title`,
    },
    {
      ask: 'human support | help from people | customer support | 24/7 support | support at night | around the clock help | is there always someone | how does support work | help at any hour | do real people help | are you reachable at night too | can I reach a real person at night | do robots or people answer | how do you help customers',
      text: `The AI assistant answers 24/7, and people answer ${openFor}.`,
      to: paths.benefits.support,
    },
  ];
}

function teamAnswers(): readonly CuratedAnswer[] {
  const [founder] = team;
  return [
    {
      ask: 'Who works here? | team | employees | staff | who is behind this | people of the company | who are you | team members | colleagues | who works at the company | who runs this | people behind it | introduce yourselves | who are the people | who founded the company | founder | who started this company | who is the boss | names of your people | who owns the company | founded by whom | who set it up | who are the folks behind this | names and roles of your people | who would I be dealing with',
      text: `Our team: ${listOf(team.map(({ name, role }) => `${name} (${lowerFirst(role)})`))}.`,
      to: `${paths.about}#team`,
    },
    ...team.map((member) => ({
      ask:
        `${member.role} | who is ${member.name} | who leads ${member.role.replace(/^head of /i, '')} | ${member.role} name | who is responsible for ${member.role.replace(/^head of /i, '')} | name of the ${member.role}` +
        (member === founder
          ? ' | ceo | boss | owner | director | who founded this company | who started the company | who created the company | who made the company | founder | who started all this | whose idea was it | who is in charge | head of the company | who runs the show | chief | who is your chief executive | name of the person who started it'
          : ''),
      text: `${member.name} is our ${lowerFirst(member.role)}.`,
      to: `${paths.about}#team`,
    })),
    {
      ask: 'mission | vision | goal of the company | values | about us | who we are | what do you believe in | what drives you | vision | your plans for the future | why do you do this | philosophy | what do you stand for | principles | why does your company exist | what do you want to achieve',
      to: `${paths.about}#vision`,
    },
    {
      ask: 'customer reviews | testimonials | references | what do customers say | what other customers think | client feedback | rating | ratings | success stories | customer stories | happy customers | are people happy with you | what do others say | any reviews | is it any good | what do users think | stars | feedback from customers | recommendation from others | opinions of people who use it | what others think of you | opinions of clients | quotes from people who bought it',
      to: `${paths.about}#testimonials`,
    },
    {
      ask: 'newsletter | news by email | subscribe to news | mailing list | get updates | sign me up for news | stay informed | hear about news from time to time | monthly mail with updates | email me news | how do I get your monthly letter',
      text: 'Subscribe to the newsletter with your email address at the end of each page.',
      to: paths.blog,
    },
  ];
}

function accountAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'forgot my password | reset password | lost password | password forgotten | cannot log in | login does not work | new password | password reset link | locked out | cannot remember my password | pw gone | forgot login | cannot get in | cant get into my account | reset my pw | password is wrong | reset link did not arrive | reset mail never came | no email from you | recover my account | lost access | reset email is not there | wrong password | the mail with the link never showed up | sign in problem | does not let me in | cant remember my login | recovery link | how to set another password | link for a new password | I do not know my password any more | asked for a new password and no mail came | cannot sign in | log in fails',
      text: 'Choose “Forgot password?” when you log in, and we email you a link to reset your password. If it does not arrive within a few minutes, check your spam folder.',
      to: account,
    },
    {
      ask: 'delete my account | remove my account | connect github to my account | link a second login | log in with github instead | add google to an existing account | change my name I got married | new surname | rename my account | erase my profile | close account permanently | unlink github | delete my profile | close my account | change my name | change password | link google account | link github account | my profile | account settings | my account | edit account | get rid of my account | kill my account | deactivate | leave the site for good | different name on my profile | wrong name | rename me | unlink google | where are my settings | wipe my account | how do I close my account | change my login | update my profile | pick a new password | I want my account gone | close my profile | where do I erase my account | remove profile completely | change my email address or name | remove my account completely | how to quit this site for good | change the name on my account | where is my profile | connect another login | unsubscribe and delete me',
      text: 'On your account page, you can change your name and password, link Google or GitHub, or delete your account.',
      to: account,
    },
    {
      ask: 'create an account | sign up | register | registration | login | log in | sign in | sign in with google | sign in with github | new account | join | how do I become a member | make an account | do I need an account | get in with google | google login | github login | login with my google account | open an account | how do I get in | account for free | first steps | open an account | get started with an account | where do I register | how do I get in | is there a way in without a new password | how do I join | sign up with my google | make a login',
      text: 'Create a free account with Google, GitHub or your email address, and sign in the same way.',
      to: `${paths.help}#getting-started-title`,
    },
    {
      ask: 'keyboard shortcuts | shortcut for search | hotkeys | open the search with the keyboard | which keys | ctrl | key combination | keyboard | shortcut keys | faster with the keyboard | press which button | how do I open the menu | which keys open the search box | navigate without mouse | key to close a window',
      text: `${listOf(shortcuts.map(({ keys, does }) => `${keys} ${does}`))}.`,
      to: `${paths.help}#finding-your-way-title`,
    },
    {
      ask: 'dark mode | theme | light mode | change the language of this site | read the site in my language | translate this website | search the site | make the page dark | too bright | night mode | where do I change the language | how do I find something here | page in german | my eyes hurt | search function | where is the search | switch to spanish | find something on this website | screen hurts my eyes | black background | site in dark colors | how do I find something on this site',
      to: `${paths.help}#finding-your-way-title`,
    },
  ];
}

function projectAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'custom project price | custom development cost | build something for us | custom ai | tailor made solution | individual solution | bespoke | develop our own app | train a model on our data | custom model | special requirements | price of a project | made just for us | something special | price tag for a custom job | our own ai | build me a bot from scratch | one off project | program something for us | what does a project cost | quote | get an offer for a project | estimate | we need something that no plan has | what would something made only for us cost | build a tool for our factory | starting price for tailored work | own model trained with our data price | train our own ai price | cheapest possible bespoke job | price for something made to measure | what is the least a custom build costs | our own machine learning project | minimum budget for a project | develop software for us',
      text: `Custom work is ${lowerFirst(quoted).replace('custom, ', '')}, with a fixed price for each milestone, agreed before it starts.`,
      to: paths.projects,
    },
    {
      ask: 'how does a custom project run | milestones | steps of a project | project stages | how do you work on a project | what do we get at the end of a project | documentation and training | who does the custom development | how do you go about a custom job | phases of a build | what happens first in a project',
      quote: 'We read a sample | We build it and test | We connect it | You get the documentation',
      to: paths.projects,
    },
    {
      ask: 'what do you need for a project | what do we have to deliver for a project | requirements for custom work | prepare a project | who do we need on our side | what must we hand you',
      quote: 'What we need',
      to: paths.projects,
    },
    {
      ask: 'case studies | portfolio | past projects | project examples | past clients work | show me what you have built | examples of your work | work you did for others | previous clients | proof that it works | who else uses this | big customers | success with other companies | stories of clients I can show my director | something to show my manager | evidence from other companies | any case studies for my director | proof you did this before | stories about clients | results for other companies',
      quote: 'Case studies | We publish one only',
      to: paths.projects,
    },
  ];
}
