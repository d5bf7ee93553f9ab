import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { benefits, blog } = paths;
const { analytics, aiDecisionMaking, aiSolutions } = benefits;

/** Details of analytics, recommendations and models, and what the articles advise. */
export function numberAnswers(): readonly CuratedAnswer[] {
  return [...numberDetails(), ...articleDetails()];
}

function numberDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'smallest group in a report | only thirty chats a week | will I see trends with few chats | low volume statistics | works council | minimum group size | anonymity of employees | privacy of staff in reports | individual performance | correlation or cause | rank the staff | which employee is worst | causes of a change | trends under fifty conversations | few chats a week | gray numbers | data from before | what analytics cannot do | what can the statistics not tell me | minimum number of chats for a trend | at least how many people in a group',
      quote: 'Rankings of employees | The smallest group | Causes | Trends under | Data from before',
      to: `${analytics}#limits`,
    },
    {
      ask: 'what do people ask most | most asked topics | which answers fail | what to fix first | see common questions | topics of the week | unanswered questions',
      quote: 'See what customers ask',
      to: analytics,
    },
    {
      ask: 'check a number | where do dashboard numbers come from | trust the dashboard | verify statistics | open the list behind a number | spam counted | what is left out | compared with last year | list of conversations | are test chats counted | how are unanswered counted | which chats are behind this figure | click on a figure and see the conversations | see the single conversations behind the statistics | drill down | how was this figure made | are numbers verifiable | do spam chats distort the charts | can I open the chats behind a chart | are our own test messages counted | period the figures are compared with',
      quote: 'You can check each | Counted | Left out | Nine spam | Compared with | Five customers',
      to: `${analytics}#breakdown`,
    },
    {
      ask: 'ten topics that cost most time | first report | export of the help desk | import our tickets | load old tickets from our current help desk | bring data of our earlier tool into the dashboard',
      quote: 'Bring an export | We import it',
      to: `${analytics}#next-step`,
    },
    {
      ask: 'analytics in basic | weekly report by email | which plan has live analytics | dashboard in which plan | do we get numbers on the small plan | reports in the cheap package',
      quote: 'Live analytics comes | Basic includes',
      to: `${analytics}#plans`,
    },
    {
      ask: 'does it decide by itself | automatic pricing | autonomous | human approval | approve with one tap | veto | ignore a suggestion | manual confirmation | owner must say yes | change prices by itself | order stock alone | nothing happens without me | always yes button | reject with a reason | show me the data | similar cases | approve a recommendation | does anything happen without a click | forgets to click on a recommendation | can I see why it suggests this | look at the data behind an advice | what happens when I press no | similar past cases',
      quote:
        'There is no “always yes” | Without an answer | It is done in your name | It does not happen | You see the data',
      to: `${aiDecisionMaking}#answers`,
    },
    {
      ask: 'choose who to hire | decisions your ai may not recommend on | hr decisions | decisions about people | cv screening | recruiting | performance rating | medical dose | insurance claims | creditworthiness | firing | applicants | hiring with ai | grading | pay of people | diagnoses and doses | loans | decisions about one person | which decisions get no recommendation | choose between candidates | will it help with hiring and firing | evaluating a single worker | exam marks by ai',
      quote: 'Recommendations suit | The decisions listed | Decisions that stay | Hiring, firing',
      to: `${aiDecisionMaking}#limits`,
    },
    {
      ask: 'how often is a recommendation right | track record | calibration | hit rate | reliability of predictions | how sure is it | confidence of 0.78 | overconfident warning | monthly check | predictions next to results | accuracy of advice | how do I know the percentages are honest | past predictions compared with what happened | share of suggestions that turned out right',
      quote: 'Recommendations with a confidence | Each month | When a range',
      to: `${aiDecisionMaking}#accuracy`,
    },
    {
      ask: 'which plan has recommendations | price of recommendations | model for my own decision | what does advice on decisions cost | is that feature only in the expensive plans',
      quote: 'Recommendations use | A model for',
      to: `${aiDecisionMaking}#next-step`,
    },
    {
      ask: 'are decisions recorded | who makes the decision | reasons for and against | recommendation with reasons | human decides | is there a protocol of who decided what',
      quote: 'Get recommendations | A person makes',
      to: aiDecisionMaking,
    },
    {
      ask: 'forecast my sales after six months | young business forecast | little data | fake reviews | photos of applicants | what do you refuse | unethical projects | two full years of data | how much history for a forecast | fake five star reviews | write reviews for my products | rank applicants by photo | projects you refuse | decline to build | we only have a few months of sales can you predict the season | forecast for christmas | how much sales history do you want | predict demand next year | we opened recently is there enough data',
      quote: 'Ranking applicants | Forecasts from | Writing product',
      to: `${aiSolutions}#limits`,
    },
    {
      ask: 'how many examples to choose a model | training data needed | effort on our side | sample answers | labelled examples | 50 examples | marks answers before launch | ten a month | who marks the answers | what do you need to choose a model | time needed from us | how much of our time does choosing a model take | how many examples and how many hours',
      quote: 'You need one hour | One person on your team',
      to: `${aiSolutions}#method`,
    },
    {
      ask: 'turn the model off | exit plan for the model | fallback without ai | rules only | cost of an error | roi | plan to switch off the ai | emergency procedure | does every task need a model | simple rule first | price of mistakes | pass mark | five steps | what if ai is not needed for our task | can it be turned off again later | do you compare with a simple rule | cost of a wrong result | what is in the one-page plan',
      quote:
        'Measure the task | How long it takes | A wrong label | We set the pass | Dates, ZIP | You get a one-page',
      to: `${aiSolutions}#method`,
    },
    {
      ask: 'small model versus large model cost | cheaper than a large model | times as fast | mistakes of the small model | percent of the cost | how much worse is the little one | what do we save with a small model | error comparison of small and large',
      quote: 'The small model compared | One of your colleagues',
      to: `${aiSolutions}#difference`,
    },
    {
      ask: 'is the model included in the plan | price of a model on our data | train our own model price | every plan includes the model | is training our own model part of the subscription | extra cost for the model',
      quote: 'Every plan includes | A model trained',
      to: `${aiSolutions}#next-step`,
    },
  ];
}

function articleDetails(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'sort last week | which tasks to automate | what to give to ai | judgement | what ai is bad at’s messages | three piles | which questions are ready for a chatbot | how many hours can I save | what ai does well | refund outside the rules | keep with people | which chores to hand to a machine | how do I sort my messages | what part of my inbox could be automated',
      quote: 'To sort your own | In the first | Count the piles',
      to: `${blog}#what-ai-does-well`,
    },
    {
      ask: 'habits that limit damage | reduce errors | prevent mistakes | evaluate a chatbot | acceptance test | trust ai | inventing answers | limit wrong answers | a hundred real questions | test the ai | allow I do not know | four habits | ai sounds sure when wrong | measure on new examples | keep mistakes small | precautions | keep errors harmless | how to prevent bad answers | how do I check the quality of answers | four tips against mistakes',
      quote: 'Every model makes | First, limit | Second, show | Third, allow | Fourth, measure',
      to: `${blog}#when-ai-is-wrong`,
    },
    {
      ask: 'how do I begin with ai | first steps | pilot project | beginner | where to start | success metric | getting started with ai | small shop zero idea | one task and one number | what to do in the first week | update help pages | what if it did not improve after four weeks | advice to start | stop after a month | what should be our first step | first month plan | we ran it for a month how do we decide if it was worth it | when do I know whether it works | is it worth keeping | what if the trial brings nothing | how do we measure success | compare before and after',
      quote: 'Projects that begin | Choose a single | Write the number | After four weeks',
      to: `${blog}#start-with-one-task`,
    },
    {
      ask: 'small models limits | when is a large model needed | combine small and large models | 200 messages comparison | advantages of a small model | does it need its own hardware | when is a big model worth it | mix of small and big',
      quote: 'The benefits are | A small model answers | It costs less | There are limits | A good setup',
      to: `${blog}#smaller-models`,
    },
    {
      ask: 'speak faster than type | two to three times as fast | what hurts speech recognition | distance names overlap | headset advice | consent law recording | us states recording | review numbers in dictation | what spoils dictation | must everyone agree to be recorded | names and overlapping voices',
      quote: 'Most people speak | Three things still | Ask for consent | In many places',
      to: `${blog}#speaking-instead-of-typing`,
    },
    {
      ask: 'why show sources | prepare my pages for the bot | each question its own heading | delete old versions of pages | a link is not proof | use I do not know answers | write better help pages | how to rewrite our help pages so an ai finds the right thing | how to structure help pages | make our documents ready for a bot | advice for writing faq pages | how should our help pages look so that it answers well | get our documents in shape | outdated documents | two versions of the same page',
      quote: 'An answer with a link | To prepare | Put dates | Delete old | One caution',
      to: `${blog}#answers-with-sources`,
    },
    {
      ask: 'three notes from the first day | legal obligation | disclosure | regulation | compliance notes | transparency | auditor | must I tell customers it is a bot | eu ai act | california bot law | since 2019 | tell people it is a machine | law about bots | what should I document | must I say it is a bot when selling in california | duty to tell | law on chatbots in the eu | what should I write down for the authorities | records to keep for inspection | when in the chat do I say it',
      quote: 'The European Union | California has | Say at the start | Then keep three',
      to: `${blog}#rules-for-ai`,
    },
    {
      ask: 'seo tips | rank higher | search engine | page titles | structure of a page | be found | four habits for pages | one page per question | use customers words | keep prices current | two pages compete | what do search engines want | titles that rank | how do I get found on the web | tips to appear in search results | tips so that google finds my pages | how do I appear higher in searches | advice for my website texts | get more visitors from searches | what makes a page rank | headline for search results | write so that people find me',
      quote: 'Four habits | Readers and search | Two pages | They are in | An outdated price',
      to: `${blog}#seo`,
    },
    {
      ask: 'what changes with glossaries | before and now | innovations | reads forty messages | what saves time every day | what has become easier compared with before | old way and new way',
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
