import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { translation, sentimentAnalysis, speechRecognition, cloudIntegration, features } = paths;

/** Questions about translation, sentiment, speech, storage and fraud detection. */
export function toolAnswers(): readonly CuratedAnswer[] {
  return [
    ...translationAnswers(),
    ...sentimentAnswers(),
    ...speechAnswers(),
    ...storageAnswers(),
    ...fraudAnswers(),
  ];
}

function translationAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'glossary | product names in translations | google always translates the name of our product | leave a name alone | own terminology | technical terms | keep our brand names as they are | do not translate this word | words that stay the same | company vocabulary | custom dictionary | our own words | names must not be translated | list of terms | translation turns our brand into an ordinary word | keep names as they are | names should not be translated | product called like a normal word | last translator changed our product name | keep a name as it is | product named like an ordinary word | stop it from translating a name | term list | our special vocabulary',
      quote: 'Keep product names | A change applies',
      to: `${translation}#glossary`,
    },
    {
      ask: 'translate a contract | court paper | certified translation | legal document translation | official documents | sworn translator | translate consent forms | when should I not use machine translation | medical dose translation | safety warnings | slogan | advertising slogan | puns and jokes in translation | marketing text translation | is it good enough for a lawsuit | can I rely on it for consent forms | papers with a signature | important legal texts translated by a machine | can I trust it with a tenancy agreement | lease | documents to be signed | court documents | medicine labels | advertising claims | notarized | something legally binding',
      quote: 'Contracts, court papers | Doses and safety | Slogans and puns',
      to: `${translation}#limits`,
    },
    {
      ask: 'what can I use the translation for | which texts can be translated | is the translation reliable | rely on the translation | who checks the translations | are translations proofread | human translators | translation quality | how good is the translation | does it sound natural | are translations looked at by native people | do humans read the translations | how good are the translations | what is safe to translate by machine | do people proofread translations | send without checking',
      quote: 'Native speakers review | Ready to send',
      to: `${translation}#limits`,
    },
    {
      ask: 'how does translation work | steps of the translation | is each message checked | detect the language automatically | how long does a translation take | translate long documents | both sides read their language | customers write in spanish and we read english | foreign customers | people abroad write to us | talk to someone who speaks another language | what does the other side see in their language | each side uses its own language | guest writes japanese and I read english',
      quote: 'They write in theirs',
      to: translation,
    },
    {
      ask: 'try the translator | translate my own text | free translator tool | is my text sent when I translate | translation tool on this page | is translating here free | languages of the free translator',
      quote: 'This free tool uses | Translator',
      to: `${translation}#try`,
    },
  ];
}

function sentimentAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'how accurate is the sentiment analysis | accuracy of the sentiment tool | sentiment error rate | is sentiment correct | how good is sentiment analysis | sentiment quality | how often is the mood checker wrong | mood detection mistakes | can I trust the mood score | does it read feelings right | how many reviews does it get right | how often is the mood detection right | hit rate of mood | how many of 100 messages are judged right | honest number for the mood thing | how often is the mood wrong | percentage of right moods | how reliable is the feelings reading',
      text: `The sentiment demo on this site is right on ${facts.sentimentDemoAccuracy} of 100 texts that it had not seen.`,
      to: `${sentimentAnalysis}#limits`,
    },
    {
      ask: 'irony | sarcasm | does it understand sarcastic comments | jokes in reviews | people who are being sarcastic | slang | ironic praise | gets my jokes | where does sentiment analysis fail | youth language | does it get irony | says great but means bad | does it get sarcastic reviews | comments meant the other way round | humor in feedback | which texts does it get wrong',
      quote: 'These three show | Irony | Longer messages | Praise by comparison | A complaint without',
      to: `${sentimentAnalysis}#limits`,
    },
    {
      ask: 'rate my employees with mood scores | grade staff by sentiment | judge my agents by the mood of customers | use sentiment for performance reviews | punish an employee for bad mood | evaluate workers | rank the agents by the mood of customers | compare employees by happy customers | is it meant for judging people | may my manager rank us agents with those scores | score people at work | can the scores be used against staff',
      quote: 'Use it to find patterns',
      to: `${sentimentAnalysis}#limits`,
    },
    {
      ask: 'sentiment score scale | what does the score mean | mood score from minus one to one | score of a message | score range for feelings | how is the mood measured | what is a neutral score | furious or delighted | min and max of the mood score | lowest and highest value | what scale is the score stars or percent | lowest and highest mark | from what number to what number | meaning of zero',
      quote: 'Each subject in a message | A plain question',
      to: `${sentimentAnalysis}#scale`,
    },
    {
      ask: 'weekly report | monday report | what is in the sentiment report | report about complaints | what do customers complain about | summary of reviews each week | email with the mood of the week | what is inside the report on mondays | what does the mail at the start of the week say | what does the weekly mail contain | list of complaints each week',
      quote: 'The weekly report lists',
      to: `${sentimentAnalysis}#report`,
    },
    {
      ask: 'one review with several opinions | mixed review | review that praises and complains | score each sentence | stars are not enough | a review that is half good half bad | are stars enough',
      quote: 'Three stars out of five | The sentences say',
      to: `${sentimentAnalysis}#example`,
    },
    {
      ask: 'try sentiment analysis | check the mood of my text | upload reviews | score my own reviews | analyze a file of reviews | is this comment angry | paste a review | test a comment here | load a spreadsheet of reviews',
      quote: 'Paste a review',
      to: `${sentimentAnalysis}#try`,
    },
    {
      ask: 'what is sentiment analysis for | find out if customers are happy | what annoys my customers | are people angry with us | what do people like | read reviews automatically | understand feedback | how do my clients feel | tell a happy customer from a mad one | does it know when people are angry | how do customers feel about us | what bothers our guests | do people like our product',
      quote: 'Know what customers love',
      to: sentimentAnalysis,
    },
  ];
}

function speechAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'recordings deleted | are recordings deleted | how long do you keep voice recordings | is audio saved | delete audio | when do you throw away voice files | how long is sound stored | keep the sound of a call | are recorded calls gone at some point | how long do recordings stay | do you save what people say | erase recordings | voice data | store no audio at all | how long do you keep the sound of a call | are calls stored forever | sound of recorded calls kept for how many hours | when is the sound file erased | how long is a recording around | voice recordings gone after',
      quote: 'A voice is personal data | Until then you can replay',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'recording of calls | consent to be recorded | do I have to tell callers that they are recorded | tape a call | ask for permission to record | is it legal to record | can callers refuse to be recorded | people being taped | what if a caller says no | warn callers | secretly record | do callers need to agree | is permission of the caller needed | what if a caller does not want it | what are callers told | text of the announcement | do we ask before recording',
      quote: 'You choose the words | Without consent',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'when is the transcript deleted | how long do you keep the text of a call | transcripts kept | export transcripts | keep the written text | how long do transcripts stay | written calls stored',
      quote: 'After 12 months | You can export it',
      to: `${speechRecognition}#recording`,
    },
    {
      ask: 'speech recognition in noise | how accurate is speech recognition | microphone | speech errors on the phone line | speech error rate | how many words are wrong | background noise | accents | strong dialect | mumbling | loud place | does it understand my accent | bad phone line | headset or phone | does a better mic help | my office is noisy | noisy office | will it get my words right | how good is the dictation | rare languages | how bad is it with echo and chatter | room with terrible sound | how many mistakes with bad sound | would a better mic or headset make a difference | people with heavy accents | noisy train | echo',
      quote: 'Strong dialects',
      to: `${speechRecognition}#limits`,
    },
    {
      ask: 'identify people by voice | tell which person is speaking | recognise a voice | who is talking | speaker identification | recognize who is speaking | voice identification | voiceprint | guess feelings from the voice | tell who is talking by the sound | voice biometrics | emotion in the voice | know the caller by voice | figure out who is speaking from the voice alone | know a caller by the sound | different speakers by voice | does it tell voices apart | does it know who is talking from the voice | detect emotions in a voice | verify a caller',
      quote: 'The service does not identify',
      to: `${speechRecognition}#limits`,
    },
    {
      ask: 'deaf people | hard of hearing | live captions in meetings | follow a meeting without hearing | subtitles for a meeting | accessible meetings | cannot hear well | hearing aid | a pupil is deaf | cannot follow a class | subtitles in class | student with a hearing problem | students who are deaf read along | pupil with hearing loss | read what is said while I talk | hearing impaired staff',
      quote: 'Meetings',
      to: `${speechRecognition}#uses`,
    },
    {
      ask: 'meeting minutes | take notes in meetings | write down what was said | summary of a call | summary of a meeting | notes from a phone call | record a lecture | transcribe an interview | students record a class | no more note taking | protocol of a meeting | who should use speech recognition | who benefits from transcripts | students search a lecture | reporters and interviews',
      quote: 'Meeting minutes | Phone support | Classes and interviews',
      to: `${speechRecognition}#uses`,
    },
    {
      ask: 'uncertain words | words it is not sure about | unclear words underlined | misheard a number | mixes up fifteen and fifty | mistakes in transcripts | hears wrong | correct the text | how do I spot the words it misheard | see where the text may be wrong | highlighted words | misheard numbers | fifteen or fifty | wrong house number on a call',
      quote: '“Fifteen” and | The number is underlined',
      to: `${speechRecognition}#example`,
    },
    {
      ask: 'download subtitles | live captions | captions | transcribe my voice | dictation | try speech recognition | speak and see text | talk instead of typing in my browser | save captions as a file | subtitles for my videos | captions as a file | subtitle file | srt file | is my voice sent | do you hear what I say | write what I say | get captions in my browser | write while I speak | subtitles from my microphone',
      quote: 'Speak, then | This free tool | Live captions',
      to: `${speechRecognition}#try`,
    },
  ];
}

function storageAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'connect my database | s3 bucket | webhook | file server | integrate our systems | own storage | cloud storage | postgresql | postgres | bring your own storage | sftp | crm connection | webdav | mysql database | hook up with our db | save chats in our own bucket | write to our server | which systems can you connect | ftp | push data to our backend | send events to our code | keep chats on our own servers | minio | link our database | does it talk to our systems | sql | dump the chats into our storage | keep chats at our own place | s3 compatible bucket of our own | which storage can I plug in | which databases are supported | save chats to our own storage | can you write to our own database | use our own storage | amazon s3 or compatible | can records land on our own server | push every chat to our system',
      quote: 'Object storage | Databases | File servers | Your own code',
      to: `${cloudIntegration}#connections`,
    },
    {
      ask: 'who can read stored conversations | which of your staff can read plaintext | who at your company sees patient conversations | staff access to plain text | under which conditions can you read | access to our chats at your company | can your engineers read our chats | employees snoop in our conversations | do your staff look at our messages | can your people read what my clients write | peek at our data | who has access to stored text | permission of your engineers | spy on our chats | can you see our conversations | who sees the messages of my customers | administrator access | do your engineers see what patients write | can your people look at our conversations | who on your side may open a chat | can your staff read what customers write | does anyone at your company open chats | may your technicians look into our messages | who has eyes on our messages | for how long can an engineer read',
      text: 'Our engineers cannot read stored text, except with your permission for one hour. You decide who on your team can read it, and on Enterprise, an audit log lists every access.',
      to: `${cloudIntegration}#access`,
    },
    {
      ask: 'take back the encryption key | withdraw the key | does the bot break without the key | key revoked | stored text cannot be opened | what happens without the key | revoke the key | control the key ourselves | what if we withdraw our key | lock you out | take the key away',
      quote: 'Enterprise also lets you bring | Without it',
      to: `${cloudIntegration}#access`,
    },
    {
      ask: 'is it a backup | cloud backup | restore a deleted file | file deleted by mistake | move our old data | migrate existing files | far away storage | does storage slow it down | data that we already have elsewhere | is it for copies of files | does it count as a backup of our files | can I recover a file I deleted | will old files be copied over | does distance slow it',
      quote: 'It is not a backup | A file deleted | It does not move data | Storage far from',
      to: `${cloudIntegration}#good-to-know`,
    },
    {
      ask: 'route of a message | where does a message travel | what happens to a message | do you read messages | how is a message processed | decrypted in memory | does your service read the message | path of a message',
      quote: 'Our service has to read',
      to: `${cloudIntegration}#example`,
    },
    {
      ask: 'plan my integration | integration planner | draw the data flow | which connections do I need | architecture drawing | sketch of how our systems link | picture of our setup',
      quote: 'Choose what comes in | The planner draws',
      to: `${cloudIntegration}#try`,
    },
    {
      ask: 'steps to leave | revoke your access | move away with all our files | exit plan | export everything when we go | switch to another provider | how do we get out | how do we leave | which steps to get out with our data',
      quote: 'Press Export | Your data stays available',
      to: `${cloudIntegration}#limits`,
    },
  ];
}

function fraudAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'how does fraud detection work | detect fake orders | stolen credit cards | suspicious orders | spot cheaters | catch scammers in my shop | dodgy buyers | fake customers | orders with stolen cards | catch crooks | do crooks get caught | risky orders | protect my shop from fraudsters | dishonest customers | somebody orders with a stolen card | stop cheating buyers | how are bad orders noticed',
      to: paths.fraud,
    },
    {
      ask: 'fraud score between numbers | score of an order | risk score range | what does a fraud score mean | how is an order rated | how are orders graded | what does a risk of 80 mean',
      quote: 'A number from',
      to: paths.fraud,
    },
    {
      ask: 'decline orders automatically | does it block orders on its own | reject suspicious orders | are honest customers blocked | stops orders by itself | who decides about a suspicious order | cancel a fake order automatically | false alarm | refuse a buyer | would the fraud thing cancel orders by itself | lost good customers because a tool blocked them | are real buyers turned away | does it cancel dodgy orders on its own | who has the final say on a risky order | real customers refused | block a good customer by mistake',
      quote: 'Orders above your limit | No order is declined',
      to: paths.fraud,
    },
    {
      ask: 'is this message a scam | phishing | do you see the text I paste into the scam checker | check a suspicious link | scam checker | weird text message about a parcel | is this email legit | is this sms real or fake | strange link | got a fishy mail | someone wants my bank details | someone texted me to pay a fee | customs fee by text | asked me to pay a fee is it real | is it a con | spam check | does this look like a fraud | can I trust this message | got a strange text is it real | someone pretends to be my bank | got a weird message about a fee is it fake | tool that tells me whether a message is genuine | someone claims to be the tax office | can I check a link before clicking | is my bank really writing to me',
      quote: 'Try the same idea | Paste a message',
      to: `${features}#try`,
    },
  ];
}
