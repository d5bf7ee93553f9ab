import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { benefits } = paths;

/** Questions about speed, uptime, growth, analytics, recommendations and the choice of models. */
export function benefitAnswers(): readonly CuratedAnswer[] {
  return [
    ...speedAnswers(),
    ...growthAnswers(),
    ...analyticsAnswers(),
    ...decisionAnswers(),
    ...modelAnswers(),
  ];
}

function speedAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'uptime | uptime guarantee | how many percent of the time does it run | our last provider was down all the time | availability | reliability | sla | how often is it down | downtime | always online | is it reliable | server problems | stable system | is the system stable | outages | does it crash a lot | ever offline | does it break often | is it working all the time | how many outages did you have | can I count on it | is the service up | how often does it fail | will it be down when I need it | chances of an outage | what percentage of the time are you reachable | can I depend on it being there | how stable is the service | nines | how many minutes a month can it be unavailable | percentage of time it works | how dependable is it | will it be there at all times | what availability do you promise',
      text: `We promise ${facts.uptime} uptime, monitored around the clock.`,
      to: `${benefits.security}#promises`,
    },
    {
      ask: 'planned maintenance | maintenance window | are you announcing downtime | do you tell us before maintenance | scheduled downtime | warn us beforehand if you switch the servers off for updates | heads up before repairs | do you warn us before updates | will it be off during maintenance | advance warning of downtime',
      quote: 'We announce planned maintenance',
      to: paths.terms,
    },
    {
      ask: 'how fast does the chatbot answer | how quick does the bot reply to visitors | average response time | response time of the bot | speed | latency | is it fast | performance | how quick is the ai | seconds until an answer | slow | waiting time for the chatbot | reaction time | does it lag | is it laggy | how snappy is it | how long does it think | takes forever to answer | quick replies | delay | does it load fast | how many seconds until it starts answering | does the visitor stare at three dots | instant reply or long pause | how quickly do I see the first words | is there a wait before it writes | time to first word | how many seconds for a reply to begin',
      text: `The first words of an answer appear after ${facts.firstAnswer.medianSeconds} seconds (median).`,
      to: benefits.performance,
    },
    {
      ask: 'when does an answer take longer | slow answers for long documents | how long for a contract with many pages | amounts of money take longer | why is it slow sometimes | big pdf | does a long pdf take longer | big file slow | how long does it need for a contract of forty pages',
      quote: 'Amounts of money | Long documents',
      to: `${benefits.performance}#limits`,
    },
    {
      ask: 'do visitors leave when they wait | cost of waiting | impatient visitors | people close the chat | lose customers because it is slow | do people hang up if it takes long | impatience',
      quote: 'Visitors read the first words',
      to: benefits.performance,
    },
    {
      ask: 'what if an outage happens at night | chat widget vanished at night | can anybody call us on saturday night | chat gone from our store | site down on the weekend | somebody phone me when everything is down | 3am and it is down | shop chat dies at night | chat not working before a sale | on call | everything crashed at night | who do I wake up | it went down on saturday night | urgent problem outside office hours | site is broken at midnight | nothing works and you are closed | the bot is dead | fix it at night | emergency at 2am | emergency on a holiday | nobody there at night and it is broken | who do I wake up when everything stops at night | emergency on a holiday who reacts | reach an engineer on saturday at 2am and how fast does he call | chat stops working outside your hours | callback within how many minutes | chat on our shop disappears in the middle of the night does someone call | how quickly are we called in an emergency | our chat is gone at two in the morning | who reacts when everything stops | emergency number for outages | is someone awake at night',
      text: `On Pro and Enterprise, an engineer calls you back within ${facts.outageCallbackMinutes} minutes when an outage stops your work, day or night.`,
      to: `${benefits.support}#example`,
    },
  ];
}

function growthAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'maximum load | traffic peak | does it scale | scalability | grow | busy season | conversations an hour | high traffic | many customers at once | big event | conversations per hour | black friday | christmas rush | can it take the crowd | sudden rush of visitors | ticket sale | what if we go viral | we are growing fast | load test | rehearsal | stress test | handle a lot of people | thousands of people at once | we sell concert tickets | huge crowd on one day | thousands of visitors at the same moment | we were on television | viral post brings a flood of people | valentines day rush | we expect a rush of visitors | hundreds of thousands in december | will it hold up on our busiest day | can it cope with a spike | televised campaign | can we become ten times bigger',
      text: `You can grow without changing your setup. Before a big day, we can rehearse ${facts.rehearsalPerHour} conversations an hour with you, as custom work.`,
      to: benefits.scalability,
    },
    {
      ask: 'what happens when everyone writes at once | overload | too many people write at the same time | what is cut first under load | does it drop chats when it is busy | queue for visitors | wait in line | server overloaded | does it get worse when it is busy | crash under pressure | who gets turned away when too many come | do visitors have to wait their turn | what is switched off first when too many write at the same moment | what suffers under heavy load | do visitors get dropped in a rush | shorter replies when it is crowded | in a jam what do visitors see | line of waiting visitors',
      quote: 'Capacity doubles | Suggestions and summaries | They link to your page | They see their place',
      to: `${benefits.scalability}#limits`,
    },
    {
      ask: 'plan for my size | we have ten chats a day | small bookstore | hundreds of conversations a day | retail chain | how big a company do you serve | are we too small for this | is it made for tiny businesses | only a handful of customers a day is that worth it | one person company | are we too tiny for you | just a handful of messages daily | is a huge company ok too',
      quote: 'Start with ten conversations',
      to: benefits.scalability,
    },
  ];
}

function analyticsAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'analytics | what do the statistics show | see which questions fail | what do customers ask most | which answers fail | insights | most common questions | find out what goes wrong | what should I fix first | top topics | show me numbers about chats | reporting on conversations | how is my bot doing | which answers are bad | find bad answers | dashboard to see what goes wrong | what does my bot get wrong | where are our weak spots in the answers | which subjects come up again and again | what are our visitors struggling with | find out where answers go wrong | what are people unhappy about | which topics give us the most work | what should we improve first',
      quote: 'See what customers ask',
      to: benefits.analytics,
    },
    {
      ask: 'ask the analytics a question | normal language instead of sql | natural language query | ask in plain words | question to the dashboard | number for a meeting | type a question and get a number | query in plain english | numbers before a meeting | list of conversations behind a number | drill down | verify a total | check where a number comes from | get a number without knowing sql | just ask how many complaints we had in may | can I just ask it for a number | question in normal words instead of building a chart | do I need to know database queries',
      quote: 'Type a question in plain English',
      to: `${benefits.analytics}#questions`,
    },
    {
      ask: 'rank employees | staff ranking | compare my agents | leaderboard of agents | who is my worst employee | track my staff | monitor workers | who answers slowest | performance of each agent | smallest group in a report | spy on employees | can I see which colleague is slow | use the numbers against my staff | league table of employees | score of a single person | can my boss see how I perform | does the dashboard show single workers | compare two employees',
      quote: 'Rankings of employees | The smallest group',
      to: `${benefits.analytics}#limits`,
    },
    {
      ask: 'what does analytics not show | numbers the dashboard refuses to show | why contacts went up | reasons behind a number | root cause | does it show causes | explain why numbers changed | small numbers | trend for few conversations | data from before | old data in the analytics | history before we started | import old statistics | limits of analytics | does it know why sales dropped | limits of the statistics | explains the cause of a rise | does it tell me the reason why | will charts show a trend with few chats | only a few dozen chats per week | figures from last year before we joined',
      quote: 'Causes | It shows that two numbers | Trends under | Data from before',
      to: `${benefits.analytics}#limits`,
    },
    {
      ask: 'import help desk export | historical helpdesk data | reporting starts at zero | import past conversations | history from our old tool | bring our old tickets | export from our help desk | first report | two years of old tickets | can records of our previous system go into the dashboard | start with our existing tickets | use history from another help desk',
      quote: 'Bring an export | We import it',
      to: `${benefits.analytics}#next-step`,
    },
  ];
}

function decisionAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'who makes the decision | does the ai decide alone | recommendations with reasons | ai suggestions | does it decide for me | ai tells me what to do | advice for managers | help me decide | suggestion what to order | automatic decisions | who has the last word man or machine | is it advice or does it act | final say | is a person always in charge | does it act on its own or only advise | are pros and cons given with advice',
      quote: 'Get recommendations | A person makes every decision',
      to: benefits.aiDecisionMaking,
    },
    {
      ask: 'say yes or no to a recommendation | ignore a recommendation | what if I do not answer a recommendation | always yes button | approve with one tap | reject a suggestion | happens without my ok | nobody clicked on the proposal is it carried out | does silence mean consent | manager on holiday and a suggestion is open | deadline passes without a yes | I approve the same suggestion each week can it always say yes for me | skip the approval | approve automatically from now on | what happens if I do nothing | I am on vacation and a recommendation waits | standing approval',
      quote: 'There is no “always yes” | Without an answer',
      to: `${benefits.aiDecisionMaking}#answers`,
    },
    {
      ask: 'how accurate are recommendations | confidence score | how sure is it about a suggestion | are predictions right | check of predictions | overconfident | can I rely on its advice | does it predict well | probability | how often does the advice turn out wrong | is the percentage honest | how trustworthy are the forecasts | what does a confidence of 80 percent mean | how good are the predictions | do you check afterwards whether advice was right',
      quote: 'Recommendations with a confidence | Each month, you see',
      to: `${benefits.aiDecisionMaking}#accuracy`,
    },
    {
      ask: 'does it predict hires | decisions that stay with people | can it decide who to hire | hire or fire people | decide about salaries | grade students | medical decisions | diagnosis | credit decision | who gets a loan | insurance decision | pick job applicants | what does it never decide | choose candidates | give a diagnosis | tell patients what illness they have | approve loans | decide about a loan | fire the worst worker | sack someone | prescribe medicine | may it select candidates | let it choose who gets promoted | use it to grade pupils | decide about treatment or dose | approve a loan with it | picks who gets a promotion | personnel decisions by machine | use it in HR for hiring or firing | would it set someone’s salary | could it judge a patient | things it gives no advice on | choose tenants | decide who gets credit',
      quote: 'Recommendations suit | The decisions listed | Decisions that stay',
      to: `${benefits.aiDecisionMaking}#limits`,
    },
    {
      ask: 'what does the ai never do | promises of the ai | what it will not do | where does your ai stop | lines you do not cross | ethics | pretends to be human | things the AI must not do | could it promise a date without approval | red lines',
      quote: 'What it never does',
      to: `${paths.about}#what-can-our-ai-do`,
    },
    {
      ask: 'what can your ai do | abilities of the ai | what is it good at | skills of your ai | capabilities | what tasks can it take over | list what it is able to do',
      quote: 'What it does',
      to: `${paths.about}#what-can-our-ai-do`,
    },
  ];
}

function modelAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'projects you decline | work you refuse | work you turn down | what do you not do | will you write fake reviews | rank applicants by photo | forecast from little data | do you say no to customers | write product reviews for me | things you would never build | reject a project | which assignments do you say no to | is there work you will not touch | assignments you would not take | orders that you reject | kinds of projects you refuse on principle | orders you turn away | would you generate ratings for my shop | select staff by picture | jobs you said no to | do you do everything a client asks',
      quote: 'Ranking applicants | Forecasts from | Writing product reviews',
      to: `${benefits.aiSolutions}#limits`,
    },
    {
      ask: 'which model do you use | select which model to use | is it just gpt for everything | models for our task | right model | how do you choose the model | is it gpt | is it chatgpt | what ai is behind this | which llm | small or large model | engine under the hood | openai | claude | gemini | own model | which ai engine do you run | what technology is it | what does it run on | how is the model chosen | which ai do we end up with | who picks the model and how | criteria for picking a model | do you take the most expensive model | do you always take the biggest model | who chooses the ai and on what basis | why not simply the largest one | do we pay for more model than we need',
      quote: 'We test several models | You pay less',
      to: benefits.aiSolutions,
    },
    {
      ask: 'five steps to the right model | how do you test models | how many examples do you need | data needed for a model | training examples | what is the pass mark | how do you measure quality | how do you evaluate answers | what must we supply so that you can compare models | sample messages needed for the test | how many sample messages do we deliver | who grades the answers before launch | what do we contribute to picking a model',
      quote: 'You need one hour | One person on your team',
      to: `${benefits.aiSolutions}#method`,
    },
    {
      ask: 'are small models good enough | small versus large model | is a smaller model worse | cheaper model | why small models | advantage of small models | does a little model give poor answers | can a little model be enough | do we need a giant model | are cheaper models any good',
      quote: 'For a narrow job | A small model answers sooner',
      to: `${paths.blog}#smaller-models`,
    },
    {
      ask: 'what is ai good at | what should people keep doing | which work should I give to ai | where is ai bad | tasks for ai | what should stay human | will ai replace my staff | which jobs should stay with people | what is it bad at | can it find things in our price list',
      quote: 'It does poorly | If the answer to a question',
      to: `${paths.blog}#what-ai-does-well`,
    },
    {
      ask: 'where should I start with ai | first project | which task first | how to begin with ai | start small | never used ai before | new to ai | advice for beginners | too many ideas | one tip for a newcomer | what should be automated before anything else | overwhelmed where do we begin | first thing to automate | too many ideas where do I begin | how do I get going with ai | which number should I watch',
      quote: 'Choose a single task',
      to: `${paths.blog}#start-with-one-task`,
    },
    {
      ask: 'dictation tips | is speaking faster than typing | talk instead of type | how to record well | problems with speech to text | voice notes | is talking quicker than writing | use dictation for visit reports',
      quote: 'Most people speak | That makes dictation',
      to: `${paths.blog}#speaking-instead-of-typing`,
    },
    {
      ask: 'law about ai | must I tell people it is ai | ai act | rules for chatbots | is it legal | regulation | tell visitors by law | eu law on bots | european union rules | do I have to say that it is a bot | disclose ai | legal duty | california law | compliance with ai law | what does the law say | illegal to hide the bot | notes for a regulator | do we legally have to reveal that a robot answers | which states require a notice about bots | obligation to inform users about ai | rules in europe and california | selling in germany must I say it is a bot | by law do people have to know | is it forbidden to hide that it is a machine | requirements of brussels | law in california | legal duty to tell customers',
      quote: 'The European Union | California has required',
      to: `${paths.blog}#rules-for-ai`,
    },
    {
      ask: 'learn about ai | courses | online course | tutorials | research papers | where can I study machine learning | further reading | resources | where can I study this | free lectures on the subject | outside links for learning',
      to: `${paths.blog}#resources`,
    },
    {
      ask: 'seo | search engine optimization | write better content | google ranking  | improve my blog post | show up on google | is my text easy to read | rank higher | is my text good enough for google | improve a draft | words and titles for search engines | do you have something that grades my article | is my writing readable',
      to: paths.seo,
    },
    {
      ask: 'blog | articles | what do you write about | read your posts | latest articles | do you have a blog | do you publish stories to read | something to read about ai | articles by your team',
      quote: 'Short articles on',
      to: paths.blog,
    },
  ];
}
