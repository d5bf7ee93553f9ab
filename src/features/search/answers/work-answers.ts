import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { chatbot, benefits } = paths;
const { collaboration, customization, performance, scalability } = benefits;

/** Details of chatbot, teamwork, speed and growth. */
export function workAnswers(): readonly CuratedAnswer[] {
  return [...chatDetails(), ...teamDetails(), ...speedDetails()];
}

function chatDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'answer my emails | inbox automation | mailbox | auto send emails | reply by email | email channel | does it send emails alone | email replies drafted | who presses send | draft for emails | 80 emails a day | website only or emails too | can it handle my inbox | does it answer email on its own or does my colleague click send | emails written by the ai | help with our mail | does a human press send | incoming mail',
      quote: 'Email | A person on your team presses',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'customer sends a photo | picture in the chat | image of a broken item | photo to the bot | screenshot from a customer | foto | guest sends an image | broken product picture from a customer | client uploads a photo of broken goods | what happens with pictures | can it see images',
      quote: 'Messaging apps | Pictures go',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'works on whatsapp or messenger | sms channel | social messaging | same phone number | messaging app or website | number my customers use | text messages | same number | chat apps | can it answer on the number our customers already have | our clients write by phone not on the site | answer messages on our mobile number | text messaging apps | reply in the app our customers use',
      quote: 'Messaging apps | On the number',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'inside our mobile app | rest api | sdk | app integration | in-app chat | small api | knows which screen | api for developers | embed it | add to our software | put it in our iphone app | we have our own android or ios app | plug it into our app | interface for programmers | build it into our software | does it know where in the app I am',
      quote: 'Inside your app | The chatbot knows',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'blind customer | jaws | nvda | wcag | public sector accessibility | keyboard navigation | disabled people | a11y | program that reads the page aloud | keyboard and screen readers | button in the corner | full page chat | where does it appear on my site | widget | is the chat window ok for blind people | for people who cannot see | visually impaired customer | screenreader ok | meets accessibility rules | keyboard only users',
      quote: 'Your website | Works with',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'who is the chatbot for | good for a small store | office with one phone line | we close in the evening | same questions every week | is a bot useful for us | does it make sense for a tiny shop | good for a one-person office | who is it made for',
      quote: 'For freelancers and small',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'where does the bot take its information | knowledge source | trained on what | internet knowledge | content it uses | pdf manuals | cite the page | which sources does it use | answers from your pages | help pages policies and products | does it read my website | names its source | what does it learn from | where does it know things from | what does it learn from | which pages does it read | does it take things from the internet | where does the bot get its knowledge',
      quote: 'Answer customers | Every answer names',
      to: chatbot,
    },
    {
      ask: 'when does the bot pass to a person | escalation rules | live agent | handoff | transfer to support | angry customer | speak to staff | takeover | two failed answers | customer asks for a person | after how many wrong answers | chat goes to a colleague | hands over | robot gives up | after how many failures does it pass on | when is my team called | what triggers the switch to a person',
      quote: 'The chatbot hands over | Your team gets',
      to: `${chatbot}#limits`,
    },
    {
      ask: 'recognise a returning client | persistent memory | knows past orders | customer history | returning visitors | regular customer | remembers who came last month | connect the customer system | crm memory | someone who wrote us last month | recall earlier customers',
      quote: 'It does not remember',
      to: `${chatbot}#limits`,
    },
    {
      ask: 'very first day | onboarding plan | schedule of the rollout | timeline week by week | first weeks after signing | implementation stages | day one | what happens in week one | what happens in week two | what happens in week three | what is reviewed in the fourth week | weeks after signing | walk me through the launch | plan of the first month | how does it start | what happens week by week | when do we go public',
      quote: 'A schedule | Managed plans follow',
      to: `${paths.services}#what-comes-with-each`,
    },
    {
      ask: 'in which week is it live | how much work is it for my team | zero developers | effort at the beginning | hours from our side for everyone | time to launch | go live | implementation time | how soon can visitors use it | weeks until launch | days to install | when can all visitors use it | all visitors or only some | a tenth of visitors | live in week three | how soon is the bot live | how long until live | how long until every visitor sees it | from signing to launch | how many weeks does it take | ready in two weeks | is programming needed | we have no programmer | when is everything up and running | do we need to write code | will I need a programmer | agency wanted us to paste scripts | none of us can program | how much of our time does it take | is it hard to install | technical knowledge needed',
      quote: 'You test it privately | You do not write',
      to: `${paths.faqs}#how-long-set-up-takes`,
    },
    {
      ask: 'proposal for my chatbot | what do I send you to start | address of my help pages | start with one chatbot | how do I get a proposal | what do you need for an estimate of a bot',
      quote: 'Send us the address',
      to: `${chatbot}#next-step`,
    },
  ];
}

function teamDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'repeat everything to a colleague | what does the agent see | passes customers on with a note | agent reads the conversation | context lost at handover | summary for the agent | forty messages | start over with a human | five lines | note when the bot hands over | does the customer tell it again | what does the handover note contain | catch up quickly | scroll through everything to know what is going on | read the old messages when I take over | how does my colleague know what was said before | how many lines is the note | summary before a human answers',
      quote: 'Your team and your chatbots | Each handover comes | The chatbot writes the same',
      to: collaboration,
    },
    {
      ask: 'team size of the inbox | maximum team members | number of agents | seats | big support team | rota | payroll | for how many people | teams of | too small for the inbox | large team | does it plan shifts',
      quote: 'Made for teams | Shift planning',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'staff forget to answer | reminder for a ticket | agents forget | remind the team | sla for open chats | unanswered after hours | chat gets lost | no reply for hours | reminder after four hours | forgotten message | nobody answered the customer | overlooked chat | nobody from my team picks up a message | message is forgotten by us | customer waited all day | alarm when nobody replies',
      quote: 'After four hours',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'pass a conversation on | silent handover | note to a colleague | give a chat to someone else | rules for teamwork | rules the team can change | what is passed along in a handover | can I hand over without a word | rules that the team follows',
      quote: 'Passing on | The name at the top | It sends without | After four',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'yellow background | customer sees internal note | comment sent by mistake | private comment | why are some messages yellow | can an internal remark reach the customer',
      quote: 'They have a yellow',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'example of teamwork with the bot | quote in 39 minutes | how do bot and people work together | several colleagues one customer | show me a case with the bot and two people | rental chairs story',
      quote: 'A quote for 60 chairs | One customer, one chatbot',
      to: `${collaboration}#example`,
    },
    {
      ask: 'decide the tone | change bot rules without coding | support lead edits the rules | no code settings | who can edit the bot | personality | wording of answers | friendly or formal | brand style | informal bakery | not robot language | plain warm or formal | voice of the bot | wording changes facts stay | limits in a form | do I need a coder to change it | too stiff | can a non technical person change it | do I have to program to change how it behaves | may my assistant edit it | funny or serious | is it a form or code',
      quote: 'Set the tone | You do not need',
      to: customization,
    },
    {
      ask: 'employee made a stupid change | version history | rollback | restore an older version | audit of changes | accidental change | test before publishing | staging in the rules | go back | who changed it | signed changes | changes tested on past conversations | see which answers differ | history of changes | undo | undo worse answers after a rule change | who edited what and when | list of edits with names | is each edit signed',
      quote: 'Every change is tested | Before a change',
      to: `${customization}#history`,
    },
    {
      ask: 'settings impossible to change | not configurable | things we cannot configure away | override | disable the handover | hard limits | non negotiable | what can I not turn off | fixed settings | forbid a handover | hide conversations from the team | three things | which behaviors can we not turn off | may I stop it from handing over | can I keep chats hidden from my team | anything I am not allowed to configure',
      quote:
        'Three things no rule | Whatever you write | Your chatbot says | It brings in | It shows your team',
      to: `${customization}#limits`,
    },
    {
      ask: 'example of a rule | rule priority | conflicting rules | if this then that | discount rule | after hours rule | keyword rule | what if two rules match | first rule wins | word lawyer | after 6 pm | customer asks for a discount what does the bot say | escalate on a word | write rules myself | show me a sample rule | what should happen when a client wants money off',
      quote: 'For owners and support | Each rule has two',
      to: `${customization}#rules`,
    },
    {
      ask: 'who sets up the first rules | rules on the kickoff call | help writing rules | never promise a date | does someone help me write my rules | are rules written together on the first call',
      quote: 'For example: | We set them up',
      to: `${customization}#next-step`,
    },
  ];
}

function speedDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'how fast does the first word show up | how fast do answers come | response time of the bot | takes five seconds | slow bot today | wait for the first word | first words of an answer | seconds until the first word | median time | no patience | how quick does the bot react | seconds until the bot begins answering',
      quote: 'Visitors read the first',
      to: performance,
    },
    {
      ask: 'when is the bot slow | slower with an invoice amount | why does a price question take longer | looks up each amount | reading a long pdf | exceptions to the speed | 40-page contract | long document how long | progress bar | amount of money lookup takes | place in line | answer takes longer | in which cases must people wait longer | does it show progress with big files | do visitors see their position',
      quote: 'Amounts of money | Allow two | Long documents | Replies by people',
      to: `${performance}#limits`,
    },
    {
      ask: 'how many visitors leave while waiting | drop-off when slow | how many leave if the answer is slow | number for my slides | abandonment | bounce | cost of a slow chat | visitors still in the chat | waiting eight seconds | lose visitors | people who leave after seconds | how many are gone after a few seconds | percentage that leave while waiting | share of visitors still there',
      quote: '94 of 100 | 87 of 100 | 71 of 100 | 46 of 100 | By seconds',
      to: `${performance}#waiting`,
    },
    {
      ask: 'how did you make it faster | from six seconds to less | what makes answers faster | changes that speed it up | region close to visitors | smaller model speed | how was it sped up | which four changes made it quicker',
      quote: 'From 6.2 to | A travel agency',
      to: `${performance}#changes`,
    },
    {
      ask: 'what takes the time of an answer | half of the time | milliseconds of each step | breakdown of the response time | which part of the reply takes longest',
      quote: 'The model takes half',
      to: performance,
    },
    {
      ask: 'my own response times | speed of my page | test how fast my chat is | how fast would it be on our site',
      quote: 'Tell us the page | In the first week',
      to: `${performance}#next-step`,
    },
    {
      ask: 'capacity doubles | autoscaling | scale up speed | how fast do you scale | seconds to scale | peak handling | graceful degradation | dropped conversations | queue position | how fast does capacity grow | crowd arrives at once | new visitors wait in line | conversations never drop | extras pause | shorter answers | sudden peak | overloaded | what is cut back first | thrown out of the chat | how does it cope with a sudden crowd | how quickly are more servers added | are running chats interrupted in a rush | how many seconds until capacity is double',
      quote: 'Capacity doubles in | Suggestions and | They link | They see | People who are already',
      to: `${scalability}#limits`,
    },
    {
      ask: 'rehearse our big day | flash sale | ticket launch | load test | black friday | peak test | tv ad | ten thousand chats an hour | how is a rehearsal priced | festival tickets 10k people in one hour | 10,000 conversations an hour | concert ticket rush | product launch | load test price | thousands in an hour | how much does a rehearsal cost | practice our big day before it comes | test the peak in advance | up to 10000 chats per hour when ticket sales open | can we practice before our big sale | dress rehearsal | simulate the rush | price of a load test | trial run before a launch day',
      quote: 'We rehearse it | Rehearsals are',
      to: `${scalability}#next-step`,
    },
    {
      ask: 'what fits ten chats a day | volume per plan | daily chats | right size | company size | municipal office | chain of stores | how many a day for pro | three thousand a day | which size are we | bookstore | school or city office | chats per day by plan | retail chain size | which size suits a school | which package for a school | how many chats does a small shop need | which size is a typical store | chats per day examples',
      quote: 'A bookstore | A school | Two colleagues | A retail chain | A ticket sale | For small stores',
      to: `${scalability}#sizes`,
    },
    {
      ask: 'cut off at the limit | exceed the quota | overage | over the limit | throttled | automatic extra charge | additional conversations price | limit reached in the middle of the month | chatbot stops working at the limit | customers write more than the limit | charged automatically over the volume | extra charge over the plan | when the monthly limit is reached | more conversations than the plan | quota used up | go over the monthly limit | what if we blow through our quota | does the bot go dark when the month’s chats are used up | more chats than we booked | is there a bill for going over | stop in the middle of a chat',
      quote: 'We never cut off | Volume above your plan',
      to: `${scalability}#plans`,
    },
    {
      ask: 'from small to large without changes | grow without a new setup | change the website when we grow | start small and grow later | keep the same setup as we expand | do we have to rebuild when we get bigger',
      quote: 'Start with ten',
      to: scalability,
    },
  ];
}
