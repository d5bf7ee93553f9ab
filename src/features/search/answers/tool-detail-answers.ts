import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { translation, sentimentAnalysis, speechRecognition, cloudIntegration, features, benefits } = paths;

/** Details of translation, sentiment, speech, storage, fraud detection and security. */
export function toolDetailAnswers(): readonly CuratedAnswer[] {
  return [
    ...translationDetails(),
    ...sentimentDetails(),
    ...speechDetails(),
    ...storageDetails(),
    ...securityDetails(),
  ];
}

function translationDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'how quick is one message translated | translation speed | milliseconds for a translation | delay of translated messages | time to translate a message | five steps of a translation | long documents take longer | how does a message get translated',
      quote: 'Checked before it is delivered: One message | Every message goes through | Long documents',
      to: `${translation}#journey`,
    },
    {
      ask: 'translation changes a price or a number | wrong number in a translation | is the translation checked | number changed by mistake | who checks a translated price | mistranslated amount',
      quote: 'If a number has changed',
      to: `${translation}#journey`,
    },
    {
      ask: 'see the original text | original message | both versions | can my customer see what I really wrote | untranslated text',
      quote: 'The original stays',
      to: `${translation}#journey`,
    },
    {
      ask: 'how does it know the language | detect the language | lives in another country but writes in | language by country | do customers have to choose their language | wrong language detected | mixed languages',
      quote: 'From the text itself | The country does not',
      to: `${translation}#journey`,
    },
    {
      ask: 'how many earlier messages does it read | does the translator know the context | earlier messages as context | previous messages when translating | does it remember the conversation when it translates',
      quote: 'With up to ten',
      to: `${translation}#journey`,
    },
    {
      ask: 'polite form of address | formal or informal you | Sie and vous | tutoyer | du or sie | address customers formally | brand name must stay | never translate a word | force a translation of a word | word with two meanings | billion',
      quote: 'Keep product names | A change applies | Your words, translated your way: Glossary',
      to: `${translation}#glossary`,
    },
    {
      ask: 'why is context better than word for word | idioms | wrong meaning of a word | literal translation | google translate versus yours | ambiguous words | rain check | trunk',
      quote: 'Three messages translated | On its own | A rain check is | “Daylight” is',
      to: `${translation}#example`,
    },
    {
      ask: 'translate our help pages | can we publish translated pages | notes between colleagues in other countries | good for chats and reviews and emails | who is translation for | students from abroad | universities | exporters',
      quote: 'For stores that sell abroad | Chats, reviews | Help pages | Ready to send',
      to: `${translation}#limits`,
    },
    {
      ask: 'is my text sent when I use the free translator | where does the free translation happen | download a language pack | translator in my browser | difference between the free translator and your service',
      quote: 'This free tool | Our service adds | Translated by | Your text is not sent | Translator',
      to: `${translation}#try`,
    },
    {
      ask: 'see a sample translation | sample of my help page | example in my language before I buy',
      quote: 'Tell us which languages',
      to: `${translation}#next-step`,
    },
  ];
}

function sentimentDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'what does minus one mean | what does plus one mean | score from -1 to +1 | furious | delighted | neutral question score | score of a simple question | where is my package score | meaning of the numbers | scale of moods',
      quote: 'Each subject in a message | A plain question | Furious | Delighted',
      to: `${sentimentAnalysis}#scale`,
    },
    {
      ask: 'which day is the weekly report | when do I get the report | report every monday | what does the report list | who is the report for | hotel reviews report | what are guests unhappy with | mentions and change',
      quote: 'One page every Monday | The weekly report lists | Made for stores',
      to: `${sentimentAnalysis}#report`,
    },
    {
      ask: 'grade my staff | measure my waiters with the score | use the mood to judge employees | mood score for bonuses',
      quote: 'The demo above | Use it to find',
      to: `${sentimentAnalysis}#limits`,
    },
    {
      ask: 'put a whole file with reviews | upload many reviews at once | csv of comments | free sentiment tool | check a sentence | words that count are marked | not bad versus bad | negation',
      quote: 'Paste a review | Each sentence gets | Type a sentence | It can tell',
      to: `${sentimentAnalysis}#try`,
    },
    {
      ask: 'stars versus sentences | three stars say little | different opinions in one review | score by subject | what to fix in my product | overall score of a review | review about price and service',
      quote: 'Three stars out | The sentences say | The scores by subject | The overall score',
      to: `${sentimentAnalysis}#example`,
    },
    {
      ask: 'read reviews in many languages | reviews on several sites | what do guests love | what annoys guests | understand all my reviews | why are customers unhappy | find complaints | see the words behind a score | which plan scores live | live mood scoring',
      quote: 'Know what customers love | You see the words',
      to: sentimentAnalysis,
    },
    {
      ask: 'which plan has live sentiment | when is it weekly and when live | sample report for us | mood scoring in basic | score messages as they arrive',
      quote: 'It comes with every plan | Pro and Enterprise score | Tell us where',
      to: `${sentimentAnalysis}#next-step`,
    },
    {
      ask: 'does it learn our phrases | learn from my own reviews | complaint without negative words | praise by comparison | where does it fail | what does the demo get wrong',
      quote: 'These three show | Irony | Praise by comparison | A complaint without | Our service learns',
      to: `${sentimentAnalysis}#limits`,
    },
  ];
}

function speechDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'delay between speaking and text | how fast do words appear | live transcript delay | seconds until a word appears | real time speech | lag of captions',
      quote: 'Each word appears',
      to: `${speechRecognition}#example`,
    },
    {
      ask: 'words that always alert a person | emergency word | gas leak | alarm word | danger in a call | list of words that alert',
      quote: '“Gas” is on',
      to: `${speechRecognition}#example`,
    },
    {
      ask: 'which words might be wrong | doubtful words | underlined words | marked words in a transcript | does it show when it is unsure | mishears numbers | confuses similar words',
      quote: 'Uncertain words | “Fifteen” and | The number is',
      to: `${speechRecognition}#example`,
    },
    {
      ask: 'mistakes on a phone line | errors per hundred words | error rate with a headset | meeting room with six people | windy street | works outside in the noise | two people talk at once | how many words wrong | quiet room | which microphone gives fewer errors',
      quote: '4 | 8 | 12 | 21 | Listen before',
      to: `${speechRecognition}#limits`,
    },
    {
      ask: 'save no sound | store no audio | no recording kept | only keep the text | delete the sound immediately | replay a word | listen again to a recording',
      quote: 'Until then you can | You can also choose',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'how long are voice recordings kept | when is audio deleted | 24 hours | delete recordings automatically | recorded calls gone | keep recordings of calls | how long do you keep phone calls',
      quote: 'Recordings are deleted | A voice is personal | Until then',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'caller says no to the recording | permission before recording | must I ask callers | consent of callers | caller refuses | wording of the consent | announcement before a call',
      quote: 'Callers are asked | You choose the words | Without consent',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'is the audio encrypted | how is speech sent | sound sent in pieces | audio in transit',
      quote: 'Audio is sent',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'subtitles for youtube | download captions | subtitle file for videos | caption my videos | copy the text I speak | free captions | which speech recognition does the free tool use | microphone permission',
      quote: 'Speak, then | This free tool | The browser asks',
      to: `${speechRecognition}#try`,
    },
    {
      ask: 'deaf colleagues in a meeting | hard of hearing staff | follow along live | a line for each speaker | captions for a team meeting',
      quote: 'Meetings | People who are deaf',
      to: `${speechRecognition}#uses`,
    },
    {
      ask: 'summary ready after the call | decisions of a meeting | nobody has to take notes | search a recording | search an interview | lecture notes | call centre agents | support team on the phone',
      quote:
        'Meeting minutes | Mark three | Phone support | Your team looks | Classes and | Students, teachers',
      to: `${speechRecognition}#uses`,
    },
    {
      ask: 'send you a noisy recording | test on my own recording | sample transcription | prove it on our audio',
      quote: 'Describe your noisiest | We’ll agree',
      to: `${speechRecognition}#next-step`,
    },
  ];
}

function storageDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'our storage is offline | storage cannot be reached | bucket is down | our server is down where do the chats go | how long do you wait for our storage | 72 hours | records lost when our database is down',
      quote: 'If your storage cannot | Then we call',
      to: `${cloudIntegration}#example`,
    },
    {
      ask: 'card numbers in the chat | customer types a credit card number | passwords in a message | masked | private details hidden | sensitive numbers removed | personal details in a chat',
      quote: 'Our filter',
      to: `${cloudIntegration}#example`,
    },
    {
      ask: 'webhook retried | how often is the webhook repeated | signed webhook | retry for three days | event number | one schema | do you read our database | file per conversation | json files | folder a day',
      quote: 'Object storage | Databases | We write to | File servers | Your own code',
      to: `${cloudIntegration}#connections`,
    },
    {
      ask: 'when are the connections set up | who sets up the connection | week of the integration | do you connect it for us',
      quote: 'We set it up with you',
      to: `${cloudIntegration}#connections`,
    },
    {
      ask: 'can my team see statistics | what does the administrator see | who may change the key | rights of administrators | permission for one hour | your engineers with my permission | what can the engineers see',
      quote: 'On Enterprise, an audit | Who can read | Your administrator | Our engineers',
      to: `${cloudIntegration}#access`,
    },
    {
      ask: 'backup replacement | is the cloud integration a backup | deleted file gone | move existing data | storage far away slower',
      quote: 'It is not a backup | A file deleted | It does not move | Storage far',
      to: `${cloudIntegration}#good-to-know`,
    },
    {
      ask: 'how do I leave | steps to take everything with me | export and check | number of files and the receipt | confirmation that data is deleted | do you tell us when it is deleted | revoke access',
      quote: 'Press Export | Compare the number | Remove our key | Your data stays',
      to: `${cloudIntegration}#limits`,
    },
    {
      ask: 'drawing of where data goes | see the route before we sign | plan for our region | map of our data | integration drawing for a meeting | storage in any region | our storage in paris',
      quote: 'Choose what comes in | The planner draws | Storage that you own',
      to: `${cloudIntegration}#try`,
    },
    {
      ask: 'who owns the storage | keep transcripts and reports | export at any time | what is cloud integration | where are conversations kept',
      quote: 'Keep conversations | They are encrypted',
      to: cloudIntegration,
    },
    {
      ask: 'which regions exist | server near us | server in asia | server in europe | data center location by plan | region of basic and pro | default region | in which city is it hosted | hosted where | must stay in our country | keep it all in one region',
      quote: 'Basic and Pro run | On Enterprise you choose',
      to: `${cloudIntegration}#plans`,
    },
  ];
}

function securityDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'told first when hacked | do you inform us of a breach | if you get hacked do you tell us | how do you handle incidents | report after an incident | practice for an attack | exercise twice a year | what happens on day three',
      quote: 'If something goes wrong | We practice | We call you | You hear what | Cause, effect',
      to: `${benefits.security}#incident`,
    },
    {
      ask: 'do you make backups | test the restore | how often are backups tested | who installs patches | who watches the logs | what is our part in security | second factor for administrators | remove people who leave',
      quote: 'Install security | Back up your | Decide who has | Turn on',
      to: `${benefits.security}#limits`,
    },
    {
      ask: 'check tls myself | scan your encryption | uptime monitor | how to verify uptime | id of the key | is it in the contract | prove your claims | region in the contract',
      quote: 'TLS 1.3 from | AES-256 | Check',
      to: `${benefits.security}#promises`,
    },
    {
      ask: 'security form from a client | fill out a security questionnaire | audit questions | vendor form | answer our compliance questions',
      quote: 'We answer it in writing',
      to: `${benefits.security}#next-step`,
    },
    {
      ask: 'can log entries be removed | tamper with the audit log | seal of the log | who opened a conversation | changed log',
      quote: 'Each entry includes | Comes with Enterprise',
      to: benefits.security,
    },
    {
      ask: 'unencrypted requests | http without s | open wifi | open network | refused connection | messages and files encryption | in use encryption | who reads it',
      quote: 'In transit | Unencrypted requests | At rest | In use',
      to: `${features}#security`,
    },
    {
      ask: 'how does the fraud check learn | learns what is normal | risk score numbers | score from zero to a hundred | reasons for a score | good orders cancelled | decline automatically | honest buyers | which plan has fraud check | price of fraud detection | three cards in ten minutes',
      quote:
        'It learns what | Order times | It scores | A number from | Your team decides | Orders above | No order is | In Enterprise',
      to: `${features}#fraud`,
    },
    {
      ask: 'strange sms with a link | test if a message is a scam | tool to check a link | is this link safe | marks what looks like fraud',
      quote: 'Try the same idea | Scam checker | Paste a message',
      to: `${features}#try`,
    },
  ];
}
