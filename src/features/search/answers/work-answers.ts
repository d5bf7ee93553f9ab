import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { chatbot, benefits, blog } = paths;
const { collaboration, customization, performance, scalability, analytics, aiDecisionMaking, aiSolutions } =
  benefits;

/** Details of chatbot, teamwork, speed, growth, analytics and models, and what the articles advise. */
export function workAnswers(): readonly CuratedAnswer[] {
  return [...chatDetails(), ...teamDetails(), ...speedDetails(), ...numberDetails(), ...articleDetails()];
}

function chatDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'answer my emails | inbox automation | mailbox | auto send emails | reply by email | email channel | does it send emails alone | email replies drafted | who presses send | draft for emails | 80 emails a day | website only or emails too | can it handle my inbox',
      quote: 'Email | A person on your team presses',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'customer sends a photo | picture in the chat | image of a broken item | photo to the bot | screenshot from a customer | foto',
      quote: 'Messaging apps | Pictures go',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'works on whatsapp or messenger | telegram | instagram | sms channel | social messaging | same phone number | messaging app or website | number my customers use | facebook messages | text messages | same number | viber | chat apps',
      quote: 'Messaging apps | On the number',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'inside our mobile app | rest api | sdk | app integration | in-app chat | small api | knows which screen | api for developers | embed it | add to our software',
      quote: 'Inside your app | The chatbot knows',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'blind customer | jaws | nvda | wcag | public sector accessibility | keyboard navigation | disabled people | a11y | program that reads the page aloud | keyboard and screen readers | button in the corner | full page chat | where does it appear on my site | widget',
      quote: 'Your website | Works with',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'who is the chatbot for | good for a small store | office with one phone line | we close in the evening | same questions every week | is a bot useful for us',
      quote: 'For freelancers and small',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'where does the bot take its information | knowledge source | trained on what | internet knowledge | content it uses | pdf manuals | cite the page | which sources does it use | answers from your pages | help pages policies and products | does it read my website | names its source | what does it learn from',
      quote: 'Answer customers | Every answer names',
      to: chatbot,
    },
    {
      ask: 'when does the bot pass to a person | escalation rules | live agent | handoff | transfer to support | angry customer | speak to staff | takeover | two failed answers | customer asks for a person | after how many wrong answers | chat goes to a colleague | hands over | robot gives up',
      quote: 'The chatbot hands over | Your team gets',
      to: `${chatbot}#limits`,
    },
    {
      ask: 'recognise a returning client | persistent memory | knows past orders | customer history | returning visitors | regular customer | remembers who came last month | connect the customer system | crm memory',
      quote: 'It does not remember',
      to: `${chatbot}#limits`,
    },
    {
      ask: 'very first day | onboarding plan | schedule of the rollout | timeline week by week | first weeks after signing | implementation stages | day one | what happens in week one | what happens in week two | what happens in week three | what is reviewed in the fourth week | weeks after signing | walk me through the launch | plan of the first month | how does it start',
      quote: 'A schedule | Managed plans follow',
      to: `${paths.services}#what-comes-with-each`,
    },
    {
      ask: 'in which week is it live | how much work is it for my team | zero developers | effort at the beginning | hours from our side for everyone | time to launch | go live | implementation time | how soon can visitors use it | weeks until launch | days to install | when can all visitors use it | all visitors or only some | a tenth of visitors | live in week three | how soon is the bot live | how long until live',
      quote: 'You test it privately | You do not write',
      to: `${paths.faqs}#how-long-set-up-takes`,
    },
    {
      ask: 'proposal for my chatbot | what do I send you to start | address of my help pages | start with one chatbot',
      quote: 'Send us the address',
      to: `${chatbot}#next-step`,
    },
  ];
}

function teamDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'repeat everything to a colleague | what does the agent see | passes customers on with a note | agent reads the conversation | context lost at handover | summary for the agent | forty messages | start over with a human | five lines | note when the bot hands over | does the customer tell it again | what does the handover note contain | catch up quickly',
      quote: 'Your team and your chatbots | Each handover comes | The chatbot writes the same',
      to: collaboration,
    },
    {
      ask: 'team size of the inbox | maximum team members | number of agents | seats | big support team | rota | payroll | for how many people | teams of | too small for the inbox | large team | does it plan shifts',
      quote: 'Made for teams | Shift planning',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'staff forget to answer | reminder for a ticket | agents forget | remind the team | sla for open chats | unanswered after hours | chat gets lost | no reply for hours | reminder after four hours | forgotten message | nobody answered the customer | overlooked chat',
      quote: 'After four hours',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'pass a conversation on | silent handover | note to a colleague | give a chat to someone else | rules for teamwork | rules the team can change',
      quote: 'Passing on | The name at the top | It sends without | After four',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'yellow background | customer sees internal note | comment sent by mistake | private comment',
      quote: 'They have a yellow',
      to: `${collaboration}#limits`,
    },
    {
      ask: 'example of teamwork with the bot | quote in 39 minutes | how do bot and people work together | several colleagues one customer',
      quote: 'A quote for 60 chairs | One customer, one chatbot',
      to: `${collaboration}#example`,
    },
    {
      ask: 'decide the tone | change bot rules without coding | support lead edits the rules | no code settings | who can edit the bot | personality | wording of answers | friendly or formal | brand style | informal bakery | not robot language | plain warm or formal | voice of the bot | wording changes facts stay | limits in a form | do I need a coder to change it | too stiff',
      quote: 'Set the tone | You do not need',
      to: customization,
    },
    {
      ask: 'employee made a stupid change | version history | rollback | restore an older version | audit of changes | accidental change | test before publishing | staging in the rules | go back | who changed it | signed changes | changes tested on past conversations | see which answers differ | history of changes | undo',
      quote: 'Every change is tested | Before a change',
      to: `${customization}#history`,
    },
    {
      ask: 'settings impossible to change | not configurable | things we cannot configure away | override | disable the handover | hard limits | non negotiable | what can I not turn off | fixed settings | forbid a handover | hide conversations from the team | three things',
      quote:
        'Three things no rule | Whatever you write | Your chatbot says | It brings in | It shows your team',
      to: `${customization}#limits`,
    },
    {
      ask: 'example of a rule | rule priority | conflicting rules | if this then that | discount rule | after hours rule | keyword rule | what if two rules match | first rule wins | word lawyer | after 6 pm | customer asks for a discount what does the bot say | escalate on a word | write rules myself',
      quote: 'For owners and support | Each rule has two',
      to: `${customization}#rules`,
    },
    {
      ask: 'who sets up the first rules | rules on the kickoff call | help writing rules | never promise a date',
      quote: 'For example: | We set them up',
      to: `${customization}#next-step`,
    },
  ];
}

function speedDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'how fast do answers come | response time of the bot | takes five seconds | slow bot today | wait for the first word | first words of an answer | seconds until the first word | median time | no patience | how quick does the bot react',
      quote: 'Visitors read the first',
      to: performance,
    },
    {
      ask: 'when is the bot slow | slower with an invoice amount | why does a price question take longer | looks up each amount | reading a long pdf | exceptions to the speed | 40-page contract | long document how long | progress bar | amount of money lookup takes | place in line | answer takes longer',
      quote: 'Amounts of money | Allow two | Long documents | Replies by people',
      to: `${performance}#limits`,
    },
    {
      ask: 'how many visitors leave while waiting | drop-off when slow | how many leave if the answer is slow | number for my slides | abandonment | bounce | cost of a slow chat | visitors still in the chat | waiting eight seconds | lose visitors | people who leave after seconds',
      quote: '94 of 100 | 87 of 100 | 71 of 100 | 46 of 100 | By seconds',
      to: `${performance}#waiting`,
    },
    {
      ask: 'how did you make it faster | from six seconds to less | what makes answers faster | changes that speed it up | region close to visitors | smaller model speed',
      quote: 'From 6.2 to | A travel agency',
      to: `${performance}#changes`,
    },
    {
      ask: 'what takes the time of an answer | half of the time | milliseconds of each step | breakdown of the response time',
      quote: 'The model takes half',
      to: performance,
    },
    {
      ask: 'my own response times | speed of my page | test how fast my chat is',
      quote: 'Tell us the page | In the first week',
      to: `${performance}#next-step`,
    },
    {
      ask: 'capacity doubles | autoscaling | scale up speed | how fast do you scale | seconds to scale | peak handling | graceful degradation | dropped conversations | queue position | how fast does capacity grow | crowd arrives at once | new visitors wait in line | conversations never drop | extras pause | shorter answers | sudden peak | overloaded | what is cut back first | thrown out of the chat',
      quote: 'Capacity doubles in | Suggestions and | They link | They see | People who are already',
      to: `${scalability}#limits`,
    },
    {
      ask: 'rehearse our big day | flash sale | ticket launch | load test | black friday | peak test | tv ad | ten thousand chats an hour | how is a rehearsal priced | festival tickets 10k people in one hour | 10,000 conversations an hour | concert ticket rush | product launch | load test price | thousands in an hour | how much does a rehearsal cost',
      quote: 'We rehearse it | Rehearsals are',
      to: `${scalability}#next-step`,
    },
    {
      ask: 'what fits ten chats a day | volume per plan | daily chats | right size | company size | municipal office | chain of stores | how many a day for pro | three thousand a day | which size are we | bookstore | school or city office | chats per day by plan | retail chain size',
      quote: 'A bookstore | A school | Two colleagues | A retail chain | A ticket sale | For small stores',
      to: `${scalability}#sizes`,
    },
    {
      ask: 'cut off at the limit | exceed the quota | overage | over the limit | throttled | automatic extra charge | additional conversations price | limit reached in the middle of the month | chatbot stops working at the limit | customers write more than the limit | charged automatically over the volume | extra charge over the plan | when the monthly limit is reached | more conversations than the plan | quota used up',
      quote: 'We never cut off | Volume above your plan',
      to: `${scalability}#plans`,
    },
    {
      ask: 'from small to large without changes | grow without a new setup | change the website when we grow | start small and grow later',
      quote: 'Start with ten',
      to: scalability,
    },
  ];
}

function numberDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'smallest group in a report | only thirty chats a week | will I see trends with few chats | low volume statistics | works council | minimum group size | anonymity of employees | privacy of staff in reports | individual performance | correlation or cause | rank the staff | which employee is worst | causes of a change | trends under fifty conversations | few chats a week | gray numbers | data from before | what analytics cannot do',
      quote: 'Rankings of employees | The smallest group | Causes | Trends under | Data from before',
      to: `${analytics}#limits`,
    },
    {
      ask: 'what do people ask most | most asked topics | which answers fail | what to fix first | see common questions | topics of the week | unanswered questions',
      quote: 'See what customers ask',
      to: analytics,
    },
    {
      ask: 'check a number | where do dashboard numbers come from | trust the dashboard | verify statistics | open the list behind a number | spam counted | what is left out | compared with last year | list of conversations | are test chats counted | how are unanswered counted',
      quote: 'You can check each | Counted | Left out | Nine spam | Compared with | Five customers',
      to: `${analytics}#breakdown`,
    },
    {
      ask: 'ten topics that cost most time | first report | export of the help desk | import our tickets',
      quote: 'Bring an export | We import it',
      to: `${analytics}#next-step`,
    },
    {
      ask: 'analytics in basic | weekly report by email | which plan has live analytics | dashboard in which plan',
      quote: 'Live analytics comes | Basic includes',
      to: `${analytics}#plans`,
    },
    {
      ask: 'does it decide by itself | automatic pricing | autonomous | human approval | approve with one tap | veto | ignore a suggestion | manual confirmation | owner must say yes | change prices by itself | order stock alone | nothing happens without me | always yes button | reject with a reason | show me the data | similar cases | approve a recommendation',
      quote:
        'There is no “always yes” | Without an answer | It is done in your name | It does not happen | You see the data',
      to: `${aiDecisionMaking}#answers`,
    },
    {
      ask: 'choose who to hire | decisions your ai may not recommend on | hr decisions | decisions about people | cv screening | recruiting | performance rating | medical dose | insurance claims | creditworthiness | firing | applicants | hiring with ai | grading | pay of people | diagnoses and doses | loans | decisions about one person | which decisions get no recommendation',
      quote: 'Recommendations suit | The decisions listed | Decisions that stay | Hiring, firing',
      to: `${aiDecisionMaking}#limits`,
    },
    {
      ask: 'how often is a recommendation right | track record | calibration | hit rate | reliability of predictions | how sure is it | confidence of 0.78 | overconfident warning | monthly check | predictions next to results | accuracy of advice',
      quote: 'Recommendations with a confidence | Each month | When a range',
      to: `${aiDecisionMaking}#accuracy`,
    },
    {
      ask: 'which plan has recommendations | price of recommendations | model for my own decision',
      quote: 'Recommendations use | A model for',
      to: `${aiDecisionMaking}#next-step`,
    },
    {
      ask: 'are decisions recorded | who makes the decision | reasons for and against | recommendation with reasons | human decides',
      quote: 'Get recommendations | A person makes',
      to: aiDecisionMaking,
    },
    {
      ask: 'forecast my sales after six months | young business forecast | little data | fake reviews | photos of applicants | what do you refuse | unethical projects | two full years of data | how much history for a forecast | fake five star reviews | write reviews for my products | rank applicants by photo | projects you refuse | decline to build',
      quote: 'Ranking applicants | Forecasts from | Writing product',
      to: `${aiSolutions}#limits`,
    },
    {
      ask: 'how many examples to choose a model | training data needed | effort on our side | sample answers | labelled examples | 50 examples | marks answers before launch | ten a month | who marks the answers | what do you need to choose a model | time needed from us',
      quote: 'You need one hour | One person on your team',
      to: `${aiSolutions}#method`,
    },
    {
      ask: 'turn the model off | exit plan for the model | fallback without ai | rules only | cost of an error | roi | plan to switch off the ai | emergency procedure | does every task need a model | simple rule first | price of mistakes | pass mark | five steps',
      quote:
        'Measure the task | How long it takes | A wrong label | We set the pass | Dates, ZIP | You get a one-page',
      to: `${aiSolutions}#method`,
    },
    {
      ask: 'small model versus large model cost | cheaper than a large model | times as fast | mistakes of the small model | percent of the cost',
      quote: 'The small model compared | One of your colleagues',
      to: `${aiSolutions}#difference`,
    },
    {
      ask: 'is the model included in the plan | price of a model on our data | train our own model price | every plan includes the model',
      quote: 'Every plan includes | A model trained',
      to: `${aiSolutions}#next-step`,
    },
  ];
}

function articleDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'sort last week | which tasks to automate | what to give to ai | judgement | what ai is bad at’s messages | three piles | which questions are ready for a chatbot | how many hours can I save | what ai does well | refund outside the rules | keep with people',
      quote: 'To sort your own | In the first | Count the piles',
      to: `${blog}#what-ai-does-well`,
    },
    {
      ask: 'habits that limit damage | reduce errors | prevent mistakes | evaluate a chatbot | acceptance test | trust ai | inventing answers | limit wrong answers | a hundred real questions | test the ai | allow I do not know | four habits | ai sounds sure when wrong | measure on new examples',
      quote: 'Every model makes | First, limit | Second, show | Third, allow | Fourth, measure',
      to: `${blog}#when-ai-is-wrong`,
    },
    {
      ask: 'how do I begin with ai | first steps | pilot project | beginner | where to start | success metric | getting started with ai | small shop zero idea | one task and one number | what to do in the first week | update help pages | what if it did not improve after four weeks | advice to start | stop after a month',
      quote: 'Projects that begin | Choose a single | Write the number | After four weeks',
      to: `${blog}#start-with-one-task`,
    },
    {
      ask: 'small models limits | when is a large model needed | combine small and large models | 200 messages comparison | advantages of a small model | does it need its own hardware',
      quote: 'The benefits are | A small model answers | It costs less | There are limits | A good setup',
      to: `${blog}#smaller-models`,
    },
    {
      ask: 'speak faster than type | two to three times as fast | what hurts speech recognition | distance names overlap | headset advice | consent law recording | us states recording | review numbers in dictation',
      quote: 'Most people speak | Three things still | Ask for consent | In many places',
      to: `${blog}#speaking-instead-of-typing`,
    },
    {
      ask: 'why show sources | prepare my pages for the bot | each question its own heading | delete old versions of pages | a link is not proof | use I do not know answers | write better help pages',
      quote: 'An answer with a link | To prepare | Put dates | Delete old | One caution',
      to: `${blog}#answers-with-sources`,
    },
    {
      ask: 'three notes from the first day | legal obligation | disclosure | regulation | compliance notes | transparency | auditor | must I tell customers it is a bot | eu ai act | california bot law | since 2019 | tell people it is a machine | law about bots | what should I document',
      quote: 'The European Union | California has | Say at the start | Then keep three',
      to: `${blog}#rules-for-ai`,
    },
    {
      ask: 'seo tips | rank higher | search engine | page titles | structure of a page | be found | four habits for pages | one page per question | use customers words | keep prices current | two pages compete | what do search engines want | titles that rank',
      quote: 'Four habits | Readers and search | Two pages | They are in | An outdated price',
      to: `${blog}#seo`,
    },
    {
      ask: 'content optimizer | readability check | seo check of a draft | draft checked without paying | analyze my text | check my draft | markdown or html draft | is my draft sent | which sentences slow readers | how does my page look in search',
      quote: 'Paste a text | Content optimizer | Paste a draft',
      to: `${blog}#try`,
    },
    {
      ask: 'what changes with glossaries | before and now | innovations | reads forty messages | what saves time every day',
      quote: 'Each replaces | Now',
      to: `${blog}#innovation`,
    },
    {
      ask: 'courses about machine learning | tutorials outside | where to learn | free lectures | papers | tensorflow coursera arxiv',
      quote: 'External sites',
      to: `${blog}#resources`,
    },
    {
      ask: 'how many articles | who writes the blog | newest article | when was the article published | article about',
      quote: 'Short articles',
      to: blog,
    },
  ];
}
