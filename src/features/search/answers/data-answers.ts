import { facts } from '@/site/facts';
import { listOf } from '@/site/number-words';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import type { CuratedAnswer } from '../search-index';

const { benefits } = paths;
const { encryption, regions, exportAfterCancellationDays } = facts;

/** Questions about data, privacy and terms. Answers without a text quote the section they lead to. */
export function dataAnswers(): readonly CuratedAnswer[] {
  const inRegions = [...new Set(plans.map(({ includes }) => includes.region))].map((region) => {
    const titles = listOf(
      plans.filter(({ includes }) => includes.region === region).map(({ title }) => title),
    );
    return regions.some((name) => name === region)
      ? `${titles} in ${region}`
      : `${titles} in the region you choose (${listOf(regions, 'or')})`;
  });
  return [
    {
      ask: 'Where is my data stored? | where do you keep the data | location of the server | data in the united states | storage in the states | servers in europe | eu hosting | hosting in germany | data center | data in the usa | which regions exist | choose the region | host data in another country | singapore | where is the cloud | in which country is my data | where do my files sit | where are your servers | hosted in the us | american servers | stays in europe | data outside the eu | frankfurt | virginia | which country | where do you put our data | where are the chats saved | physically stored | pick the location | is the data kept in europe | european soil | america | north america | canada | asia | data must not leave the eu | local servers | in which country are the computers | are the data inside the eu | does information leave europe | physical location of the data | our council demands european servers | on which continent | in what country do you host | which city hold our records | must stay in the united states | does it leave the european union | our compliance officer insists on data inside one country | can our data sit in america | location of hosting',
      text: `It depends on your plan: ${inRegions.join(', ')}.`,
      to: `${paths.cloudIntegration}#plans`,
    },
    {
      ask: 'how is data encrypted | encryption | end-to-end encryption | tls | aes | is data encrypted | how do you encrypt | protect data from hackers | scrambled | is it encrypted on the way | tls version | safe on the wire | encrypted storage | can someone intercept our messages | how do you protect our data | security measures | how secure is it | cipher | eavesdrop | https | which cipher | how are messages made unreadable | cryptography | are stored chats encrypted | is it encrypted while stored | which encryption | how is everything protected | are messages scrambled',
      text: `Data is encrypted in transit (${encryption.inTransit}) and at rest (${encryption.atRest}), on every plan.`,
      to: paths.security,
    },
    {
      ask: 'which data do you collect about me | personal data | gdpr | privacy | what do you know about me | privacy policy | dsgvo | data you save about me | what do you store about me | what info do you keep | what information do you have on me | do you save what I search | do you know my name | is it gdpr compliant | ccpa | what do you collect | data about visitors | which details about visitors do you save | what do you record about people | which personal details do you hold | what do you know about me | information you gather',
      to: policy('information-collected'),
    },
    {
      ask: 'cookies | which cookies do you set | what do you store in my browser | local storage | tracking | do you track me | analytics cookies | ads | advertising | annoying ads | banners | are you spying on me | follow me around the web | cookie | what is saved on my computer | profile of me | do you show advertisements | google analytics | local data | clear my browser data | do I get targeted ads | does this website watch me | do you have ads here | things saved in the browser | do you use cookies | tracking me across the web | banner about cookies | advertising profile',
      text: 'We show no ads and build no profile of you. Your session and your settings are kept in your browser, where you can see and delete them, and analytics run only if you agree.',
      to: policy('storage-and-protection'),
    },
    {
      ask: 'do you sell my data | share information with third parties | who receives my data | give data to others | sell information | pass on my data | give my data to google | do you make money with my data | share my email | spam me | sell my email address | which companies get my data | third parties | hand my data to advertisers | who else sees my data | leak to others | subprocessors | do you give my info away | trade data | who else gets my details | spammers | will I get spam | who gets my information | do you pass our emails to anyone | make profit from our information | hand data to advertisers | do you sell emails | do you pass data on to advertisers | who else receives my information | is my address sold',
      text: 'We never sell data. The Privacy Policy lists each service that receives what it needs for its part of the site.',
      to: policy('third-party-sharing'),
    },
    {
      ask: 'delete my data | get a copy of my data | correct my data | right to be forgotten | data protection officer | erase personal data | wipe everything you know about me | forget me | what do you know about me send me a copy | remove my data | delete what you have on me | data request | my rights | access request | fix wrong data about me | whom do I write to so that you erase my data | I want everything about me removed | request to see my data | address for privacy requests | erase everything you have on me | who do I email about my personal data | copy of my data',
      to: policy('privacy-contact'),
    },
    {
      ask: 'opt out of analytics | stop google translate from loading | block the translation script | strict privacy policy | disable the map | change my cookie settings | privacy choices | turn off translation | opt out | stop tracking me | switch off cookies | reject cookies | turn off google translate | withdraw consent | change my mind about cookies | refuse to be counted | no translation by google please | switch off tracking | refuse cookies | change my consent',
      to: policy('choices'),
    },
    {
      ask: 'what happens to my data after I cancel | export my data | leave and take data with me | download my data after the contract | data export | get all data out | data when I leave | take our stuff with us | get our data when we quit | can I still download my chats | keep my data after leaving | grab our files | how long can I export | is everything gone when I cancel | lose my data when I quit | how long can we still get our stuff after quitting | pull our data out after we quit | window to download after cancellation | time to save files after leaving | we quit how long can we still get our stuff out | days to download our things | what becomes of our records after leaving | deleted after we go',
      text: `After you cancel, you can export your data for ${exportAfterCancellationDays} days. Then it is deleted.`,
      to: paths.terms,
    },
    {
      ask: 'terms of service | terms and conditions | legal | legal terms | agreement | small print | fine print | where are the terms | read the contract | terms of use | your legal stuff | where can I read the legal things | rules of using this site | conditions | rules of using the service | contract text',
      to: paths.terms,
    },
    {
      ask: 'liability | who pays when the ai is wrong | are you liable | damages | sue you | what if a wrong answer costs me money | responsible for mistakes | compensation | who is to blame | legal responsibility | are you on the hook | insured for mistakes | lawsuit | your bot cost me a fortune | who pays for damage | do you pay when it says rubbish | to what amount are you liable | who pays if the bot tells a client nonsense | who bears the damage | can we claim money from you | cap on what you pay | answerable when it goes wrong | max you pay if the ai causes damage | upper limit of liability | do you pay when it goes wrong | loss because of a false answer',
      quote: 'Our liability is limited',
      to: paths.terms,
    },
    {
      ask: 'what am I not allowed to do | forbidden use | acceptable use | may I use it for spam | can I use it to trick people | abuse | break the rules | share my password | what is prohibited | things that get me banned | am I allowed to | misuse | can I use it to spy',
      quote: 'What we ask of you | Do not use the services',
      to: paths.terms,
    },
    {
      ask: 'data breach | learned of a breach from the news | hacked | security incident | what if a hacker gets in | break in | stolen data | leak | what if someone steals our data | cyber attack | do you tell us when something happens | security emergency | you got hacked what then | do we hear about a breach | do you let us know or do we read it in the news | somebody steals our data | someone steals a key and pulls records when do you tell us | how soon do we learn of a leak | what do you do when attacked | plan for a break-in | data stolen',
      quote: 'We practice this | For outages, an engineer',
      to: `${benefits.security}#incident`,
    },
    {
      ask: 'back up our data | backups | does anyone check that the backups work | are backups ever tested | data loss | copies of our data | what if data gets lost | restore | security patches | updates | who does what in security | our responsibility for security | second factor | two factor | 2fa | is there a spare copy | second copy in case of a crash | do you make back ups | do you check that copies can be restored | is everything copied every day | what is our own duty in security | what do we have to do ourselves',
      quote: 'Install security patches | Back up your data | Turn on a second factor',
      to: `${benefits.security}#limits`,
    },
    {
      ask: 'security questionnaire | fill in our security form | security audit by us | procurement | vendor assessment | would you complete our supplier questionnaire | 140 questions from purchasing before the contract | form from our security department | our purchasing department has a form with questions | will you fill it in before we commit | supplier form | due diligence before we buy',
      quote: 'We answer it in writing',
      to: `${benefits.security}#next-step`,
    },
    {
      ask: 'check your security promises | proof of security | how can I verify encryption | test your security | security for small owners | how do I know you tell the truth about security | evidence that it is secure | security for people without an IT department',
      quote: 'Written for owners',
      to: `${benefits.security}#promises`,
    },
    {
      ask: 'does anyone read what I type in this chat window | who reads what I type here | is this chat private | where do my questions go | does this assistant send my questions | do you save this chat | are you listening | who sees what I ask you | what happens to what I type in the tools | is what I enter sent | can someone read this chat | does anyone read along here | are these questions stored | is this conversation recorded | do you keep what I ask here',
      quote: 'What you ask the AI assistant',
      to: policy('storage-and-protection'),
    },
    {
      ask: 'can somebody at your company see my password | how do you store my password | do you see my password | is my password safe | password hash | where is my account stored | firebase | how is my password kept | are passwords saved in plain text | can your staff see my password | hashed passwords | what if your password list leaks',
      quote: 'Firebase Authentication, a service | It keeps your password',
      to: policy('storage-and-protection'),
    },
    {
      ask: 'google maps | map privacy | is my ip address sent | ip address | does google get my ip | what does google get | does the map track me | my ip',
      quote: 'Google Maps | Google Translate',
      to: policy('third-party-sharing'),
    },
    {
      ask: 'changes of the privacy policy | when was the policy updated | earlier version of the policy | old privacy policy',
      quote: 'We update this page',
      to: policy('updates'),
    },
    {
      ask: 'who owns the content | who owns the results | owner of the texts | intellectual property | do the results belong to me | ownership | copyright | are the answers mine | do I own what it writes | who has the rights | whose content is it | do you claim my texts | to whom do the texts belong | may we use the answers anywhere | who owns what the ai writes | do texts belong to us or you | copyright of answers | may I print the output',
      text: 'Your content and the results are yours. They are used to provide your service, never to train models for others.',
      to: paths.terms,
    },
    {
      ask: 'do you change the terms | informed when terms of service change | prior notice | legal department notice | advance notice | changed conditions | notice of changes to the terms | how much notice before the terms change | change the small print | will you tell me about new terms | update of the conditions | can the terms change | change the rules on me | are we informed when conditions change | do we hear about new conditions | conditions changed behind our back',
      quote: 'Changes to these terms | We email you',
      to: paths.terms,
    },
  ];
}

function policy(id: string): string {
  return `${paths.privacy}#${id}-title`;
}
