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
      ask: 'how quick is one message translated | translation latency | real time translation | realtime chat translation | translation speed | milliseconds for a translation | delay of translated messages | time to translate a message | five steps of a translation | long documents take longer | how does a message get translated | how long until a message is translated | does translating slow the chat',
      quote: 'Checked before it is delivered: One message | Every message goes through | Long documents',
      to: `${translation}#journey`,
    },
    {
      ask: 'translation changes a price | quality check of numbers | wrong digits | verify translated figures or a number | wrong number in a translation | is the translation checked | number changed by mistake | who checks a translated price | mistranslated amount | it messes up a number while translating | a figure comes out wrong in the other language | amounts and dates in translations | translated price differs | what if it gets a price wrong in the other language | are numbers double checked',
      quote: 'If a number has changed',
      to: `${translation}#journey`,
    },
    {
      ask: 'see the original text | original message | both versions | can my customer see what I really wrote | untranslated text | can the other side still see what I wrote | look at the message in its first language | can both see the first version | show what was written originally',
      quote: 'The original stays',
      to: `${translation}#journey`,
    },
    {
      ask: 'how does it know the language | lives in Germany but writes polish | country and language differ | automatic language detection | writes in another language than the country | customer switches language | choose language first | detect the language | lives in another country but writes in | language by country | do customers have to choose their language | wrong language detected | mixed languages | guest abroad writes in a third language | do I have to set the language',
      quote: 'From the text itself | The country does not',
      to: `${translation}#journey`,
    },
    {
      ask: 'how many earlier messages does it read | does the translator know the context | earlier messages as context | previous messages when translating | does it remember the conversation when it translates | does the translator look at previous messages or only the one sentence | takes the earlier chat into account',
      quote: 'With up to ten',
      to: `${translation}#journey`,
    },
    {
      ask: 'polite form of address | glossary rules | du or Sie | honorifics | vous | usted | terminology list | product names untranslated | brand terms | formal or informal you | Sie and vous | tutoyer | du or sie | address customers formally | brand name must stay | never translate a word | force a translation of a word | word with two meanings | billion | address people politely in german | formal you in german or french | how do I force a certain translation',
      quote: 'Keep product names | A change applies | Your words, translated your way: Glossary',
      to: `${translation}#glossary`,
    },
    {
      ask: 'why is context better | better than deepl | compared with machine translation | word by word translation | difference to google translate than word for word | idioms | wrong meaning of a word | literal translation | google translate versus yours | ambiguous words | rain check | trunk | is it better than ordinary machine translation | figures of speech | words with double meaning',
      quote: 'Three messages translated | On its own | A rain check is | “Daylight” is',
      to: `${translation}#example`,
    },
    {
      ask: 'translate our help pages | publish without a human check | which texts are safe to send | marketing slogans | reliable enough | can we publish translated pages | notes between colleagues in other countries | good for chats and reviews and emails | who is translation for | students from abroad | universities | exporters | is it good enough for our website | international students | who needs translation',
      quote: 'For stores that sell abroad | Chats, reviews | Help pages | Ready to send',
      to: `${translation}#limits`,
    },
    {
      ask: 'is my text sent when I use the free translator | offline translation | confidential text in the translator | language pack download | where does the free translation happen | download a language pack | translator in my browser | difference between the free translator and your service | does my text leave the computer when I translate | download for offline',
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
      ask: 'what does minus one mean | scale of the score | highest score | lowest score | range of sentiment | interpret the score | what does plus one mean | score from -1 to +1 | furious | delighted | neutral question score | score of a simple question | where is my package score | meaning of the numbers | scale of moods | min and max of the sentiment score | worst possible score',
      quote: 'Each subject in a message | A plain question | Furious | Delighted',
      to: `${sentimentAnalysis}#scale`,
    },
    {
      ask: 'which day is the weekly report | report schedule | monday mail | contents of the report | subjects and mentions | summary per week | when do I get the report | report every monday | what does the report list | who is the report for | hotel reviews report | what are guests unhappy with | mentions and change | which weekday do we get the summary | on what day does the report come | how often is the mood report',
      quote: 'One page every Monday | The weekly report lists | Made for stores',
      to: `${sentimentAnalysis}#report`,
    },
    {
      ask: 'grade my staff | bonus by sentiment | appraisal of employees | monitor agents by mood | measure my waiters with the score | use the mood to judge employees | mood score for bonuses | boss wants to rank the agents',
      quote: 'The demo above | Use it to find',
      to: `${sentimentAnalysis}#limits`,
    },
    {
      ask: 'put a whole file with reviews | batch of reviews | import reviews | bulk check | excel of comments | upload feedback | upload many reviews at once | csv of comments | free sentiment tool | check a sentence | words that count are marked | not bad versus bad | negation',
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
      ask: 'which plan has live sentiment | when is it weekly and when live | sample report for us | mood scoring in basic | score messages as they arrive | mood in the cheap plan | immediate or once a week',
      quote: 'It comes with every plan | Pro and Enterprise score | Tell us where',
      to: `${sentimentAnalysis}#next-step`,
    },
    {
      ask: 'does it learn our phrases | hold music | sarcasm fails | misjudged reviews | wrong mood | examples of errors | idioms | learn from my own reviews | complaint without negative words | praise by comparison | where does it fail | what does the demo get wrong | where does mood detection go wrong | words only our guests use | does it get better over time',
      quote: 'These three show | Irony | Praise by comparison | A complaint without | Our service learns',
      to: `${sentimentAnalysis}#limits`,
    },
  ];
}

function speechDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'delay between speaking and text | latency of transcription | real-time captions | how quickly does text show | how fast do words appear | live transcript delay | seconds until a word appears | real time speech | lag of captions | how fast do words show up while I speak | delay of captions',
      quote: 'Each word appears',
      to: `${speechRecognition}#example`,
    },
    {
      ask: 'words that always alert | safety word | trigger words | emergency keyword | smell of gas | threats a person | emergency word | gas leak | alarm word | danger in a call | list of words that alert | word that rings an alarm | caller reports gas',
      quote: '“Gas” is on',
      to: `${speechRecognition}#example`,
    },
    {
      ask: 'which words might be wrong | confidence of words | low confidence words | proofread a transcript | find errors in the transcript | doubtful words | underlined words | marked words in a transcript | does it show when it is unsure | mishears numbers | confuses similar words | how would I spot misheard words | see which words are maybe wrong | unsure words marked | where should I proofread',
      quote: 'Uncertain words | “Fifteen” and | The number is',
      to: `${speechRecognition}#example`,
    },
    {
      ask: 'mistakes on a phone line | word error rate | wer | accuracy over telephone | transcription accuracy | errors outdoors | noisy street | open office | crosstalk | errors per hundred words | error rate with a headset | meeting room with six people | windy street | works outside in the noise | two people talk at once | how many words wrong | quiet room | which microphone gives fewer errors | six people who interrupt each other | conference room with awful sound | how many errors in a meeting with many people | how bad will the transcript be | how many errors with a headset | mistakes outdoors | bad line quality | conference with many speakers',
      quote:
        'Strong dialects | Headset | Read it over | Phone line | Check names | Windy street | Good for finding | Listen before',
      to: `${speechRecognition}#limits`,
    },
    {
      ask: 'save no sound | opt out of audio storage | text only | no audio retention | never store recordings | play back a word | store no audio | no recording kept | only keep the text | delete the sound immediately | replay a word | listen again to a recording | can I have no sound stored at all | can we keep just the text | no audio saved at all | hear a passage again',
      quote: 'Until then you can | You can also choose',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'how long are voice recordings kept | audio retention | when are call recordings erased | recording storage time | hang on to recordings | tapes | when is audio deleted | 24 hours | delete recordings automatically | recorded calls gone | keep recordings of calls | how long do you keep phone calls | how long is a recorded call kept | after how many hours is the sound file of a call erased',
      quote: 'Recordings are deleted | A voice is personal | Until then',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'caller says no to the recording | gdpr consent for calls | refuse recording | opt-in of callers | legal to record | tell callers | permission before recording | must I ask callers | consent of callers | caller refuses | wording of the consent | announcement before a call | caller must agree first | caller says I do not want to be recorded what now | person objects to recording | refuses consent',
      quote: 'Callers are asked | You choose the words | Without consent',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'is the audio encrypted | how is speech sent | sound sent in pieces | audio in transit',
      quote: 'Audio is sent',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'subtitles for youtube | srt | vtt | caption file | captions for a video | subtitle export | download captions | subtitle file for videos | caption my videos | copy the text I speak | free captions | which speech recognition does the free tool use | microphone permission | when I try the captions here does my voice end up at your servers | is my voice sent to you when I use the free captions | free tool for captions',
      quote: 'Speak, then | This free tool | The browser asks',
      to: `${speechRecognition}#try`,
    },
    {
      ask: 'deaf colleagues | inclusive meetings | accessibility of meetings | speaker labels | who said what in a meeting | hard of hearing staff | follow along live | a line for each speaker | captions for a team meeting | each speaker on a new line | follow a talk without hearing',
      quote: 'Meetings | People who are deaf',
      to: `${speechRecognition}#uses`,
    },
    {
      ask: 'summary ready after the call | minutes of a meeting | action items | decisions list | call notes | interviews | protocol | decisions of a meeting | nobody has to take notes | search a recording | search an interview | lecture notes | call centre agents | support team on the phone | decisions out of a meeting | find a passage in a recording',
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
      ask: 'our storage is offline | storage down for maintenance | lose chat logs | buffer when the bucket is unreachable | what if our server fails | outage on our side | storage cannot be reached | bucket is down | our server is down where do the chats go | how long do you wait for our storage | 72 hours | records lost when our database is down | our storage is down over a weekend are chats lost | storage broken for days | what happens while our server is away | do messages vanish when our disk is full | three days without our database | our bucket was down a whole day are records lost | our storage fails what happens to chats | how long do you hold records while our server is offline | chats during an outage of our disk',
      quote: 'If your storage cannot | Then we call',
      to: `${cloudIntegration}#example`,
    },
    {
      ask: 'card numbers in the chat | pci | credit card in a message | redact | mask personal data | sensitive data in chats | iban | customer types a credit card number | passwords in a message | masked | private details hidden | sensitive numbers removed | personal details in a chat | what about credit card numbers that people type | client types a card number | are secrets blacked out | hide account numbers | personal numbers filtered',
      quote: 'Our filter',
      to: `${cloudIntegration}#example`,
    },
    {
      ask: 'webhook retried | duplicate events | idempotent | failed webhook delivery | sftp folder layout | which database schema | webdav | minio | signature of the webhook | how often is the webhook repeated | signed webhook | retry for three days | event number | one schema | do you read our database | file per conversation | json files | folder a day | minio | self made storage | how do you deliver the files | webhook fails on our end how long do you keep retrying | file format of exports | do events arrive twice | one file for each chat | are webhooks signed',
      quote: 'Object storage | Databases | We write to | File servers | Your own code',
      to: `${cloudIntegration}#connections`,
    },
    {
      ask: 'when are the connections set up | who sets up the connection | week of the integration | do you connect it for us | who does the technical hookup | when do you link our systems',
      quote: 'We set it up with you',
      to: `${cloudIntegration}#connections`,
    },
    {
      ask: 'can my team see statistics | roles and permissions | admin rights | who can see what | access matrix | engineers with permission | what does the administrator see | who may change the key | rights of administrators | permission for one hour | your engineers with my permission | what can the engineers see | which roles see what | permission levels for people',
      quote: 'On Enterprise, an audit | Who can read | Your administrator | Our engineers',
      to: `${cloudIntegration}#access`,
    },
    {
      ask: 'backup replacement | latency if the bucket is far away | bucket in australia | storage on another continent | migrate existing data | undelete | is the cloud integration a backup | deleted file gone | move existing data | storage far away slower | is a copy kept in case I delete something | transfer existing files',
      quote: 'It is not a backup | A file deleted | It does not move | Storage far',
      to: `${cloudIntegration}#good-to-know`,
    },
    {
      ask: 'how do I leave | exit strategy | vendor lock-in | offboarding steps | deletion confirmation | proof of deletion | migrate away | take all files | steps to take everything with me | export and check | number of files and the receipt | confirmation that data is deleted | do you tell us when it is deleted | revoke access | packing our things and leaving | what if we go to a competitor | how do I know everything was deleted | get everything out and verify | locked in with you',
      quote: 'Press Export | Compare the number | Remove our key | Your data stays',
      to: `${cloudIntegration}#limits`,
    },
    {
      ask: 'drawing of where data goes | storage we own in another country | our bucket in france and your servers in germany | own storage region | see the route before we sign | plan for our region | map of our data | integration drawing for a meeting | storage in any region | our storage in paris | our bucket is in another country than your servers | map for our data protection meeting',
      quote: 'Choose what comes in | The planner draws | Storage that you own',
      to: `${cloudIntegration}#try`,
    },
    {
      ask: 'who owns the storage | keep transcripts and reports | export at any time | what is cloud integration | where are conversations kept | are our records in a place that we own | can we take our conversations out anytime',
      quote: 'Keep conversations | They are encrypted',
      to: cloudIntegration,
    },
    {
      ask: 'which regions exist | data residency | hosting location | keep everything in singapore | server location | us region | where is it hosted by default | eu only | choose location | server near us | server in asia | server in europe | data center location by plan | region of basic and pro | default region | in which city is it hosted | hosted where | must stay in our country | keep it all in one region | data only inside europe | frankfurt or virginia | can we pick where it is hosted | our lawyers want the data in singapore | which plan lets us choose a place | data inside the united states',
      quote: 'Basic and Pro run | On Enterprise you choose',
      to: `${cloudIntegration}#plans`,
    },
  ];
}

function securityDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'told first when hacked | breach notification | will we be notified of an incident | post mortem report | incident response | intrusion | data leak report | do you inform us of a breach | if you get hacked do you tell us | how do you handle incidents | report after an incident | practice for an attack | exercise twice a year | what happens on day three | do you tell us or do we read it in the news | are we informed about an intrusion | do you call or write when data was stolen | what is in the report after an attack | first hours after a break-in | how often do you rehearse an attack',
      quote: 'If something goes wrong | We practice | We call you | You hear what | Cause, effect',
      to: `${benefits.security}#incident`,
    },
    {
      ask: 'do you make backups | disaster recovery | restore test monthly | patch management | shared responsibility | admin mfa | test the restore | how often are backups tested | who installs patches | who watches the logs | what is our part in security | second factor for administrators | remove people who leave | are copies ever tested | who updates the software | when an employee leaves whose job is it | two-step login for admins',
      quote: 'Install security | Back up your | Decide who has | Turn on',
      to: `${benefits.security}#limits`,
    },
    {
      ask: 'check tls myself | test the encryption on my own | verify your security claims | do not believe the encryption | audit the encryption ourselves | how can we verify | scan your encryption | uptime monitor | how to verify uptime | id of the key | is it in the contract | prove your claims | region in the contract | can we check it ourselves | how can we test the promises ourselves | public scanner | prove encryption at rest',
      quote: 'TLS 1.3 from | AES-256 | Check',
      to: `${benefits.security}#promises`,
    },
    {
      ask: 'security form from a client | infosec questionnaire | will somebody fill out our questionnaire | vendor risk assessment | due diligence form | sign after security review | fill out a security questionnaire | audit questions | vendor form | answer our compliance questions | fill in our 140-line security questionnaire before or after the contract',
      quote: 'We answer it in writing',
      to: `${benefits.security}#next-step`,
    },
    {
      ask: 'can log entries be removed | tamper with the audit log | seal of the log | who opened a conversation | changed log | can somebody delete traces of access | is the access record tamper proof',
      quote: 'Each entry includes | Comes with Enterprise',
      to: benefits.security,
    },
    {
      ask: 'unencrypted requests | http without s | open wifi | open network | refused connection | messages and files encryption | in use encryption | who reads it | insecure connection | while being processed is it readable | encryption in memory',
      quote: 'In transit | Unencrypted requests | At rest | In use',
      to: `${features}#security`,
    },
    {
      ask: 'learn from other shops too | how does the fraud check learn | false positives | legitimate orders blocked | fraud score explained | chargebacks | suspicious orders flagged | automatic decline | card testing | fake orders | learns what is normal | risk score numbers | score from zero to a hundred | reasons for a score | good orders cancelled | decline automatically | honest buyers | which plan has fraud check | price of fraud detection | three cards in ten minutes | does it block good customers | honest buyers | what does it look at to spot a bad order | what is it trained on | orders at strange hours',
      quote:
        'It learns what | Order times | It scores | A number from | Your team decides | Orders above | No order is | In Enterprise',
      to: `${features}#fraud`,
    },
    {
      ask: 'strange sms with a link | phishing check | fake parcel message | is this legit | suspicious email | scam message test | fraud message | test if a message is a scam | tool to check a link | is this link safe | marks what looks like fraud',
      quote: 'Try the same idea | Scam checker | Paste a message',
      to: `${features}#try`,
    },
  ];
}
