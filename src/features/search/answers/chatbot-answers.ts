import { setUpStages } from '@/site/facts';
import { lowerFirst } from '@/site/number-words';
import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { chatbot, benefits } = paths;
const limits = `${chatbot}#limits`;

/** Questions about what the chatbot does, where it stops and how it is set up. */
export function chatbotAnswers(): readonly CuratedAnswer[] {
  return [...handoverAnswers(), ...behaviorAnswers(), ...channelAnswers(), ...setUpAnswers()];
}

function handoverAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'hand over to a human | when does a person take over | escalate to an agent | transfer the chat to my team | human takeover | forward a conversation | pass chat to employee | can it hand over the chat to a human | pass angry customers to my staff | bot gives the conversation to a colleague | upset customer wants a person | connect the customer with a real agent | send difficult questions to us | when does the bot give up | does it know when to call a human | customer asks for a manager | route chats to my people | switch from bot to human in the middle of a chat | how does handover work | does it know when to get a human | customer gets mad at the bot | stop talking and fetch a person | under which circumstances is a colleague called in | at what point does my team take the chat | it passes the chat to us when | moment a human steps in | a frustrated client demands a human | at what point does it give up and get my staff | when is a person brought in | how many failed tries before a human | customer insists on a human | does it know its limits and call us',
      quote: 'The chatbot hands over | Your team gets the whole conversation',
      to: limits,
    },
    {
      ask: 'handover note | summary for the colleague | do customers have to repeat themselves | tell everything twice | explain the problem again | what does my team see when it takes over | context for the agent | must I read the entire chat before I continue | catch up on what was said | know the story so far | does the client have to tell the story again | what do I get to read when a chat is passed to me | note written for the next person',
      to: benefits.collaboration,
      quote: 'Your team and your chatbots | Each handover comes',
    },
    {
      ask: 'who owns a conversation | two colleagues answer the same customer | we both reply at once | step on each others toes | double replies | who is responsible for a chat | assign a conversation | several agents in one chat | who is in charge of this chat | avoid that two of us write to the same person | who is responsible for a chat at any time | two of us typed to the same client | does each chat belong to somebody | can two people answer the same person',
      quote: 'The name at the top',
      to: `${benefits.collaboration}#limits`,
    },
    {
      ask: 'can customers see notes between colleagues | internal comments | private notes for colleagues | can customers see our comments | write something only the team sees | hidden notes | talk behind the scenes | can I leave a remark that the client does not read | will a client ever see the remarks we write to each other | nasty notes about a customer | is it possible to send a private note by accident | what colleagues write among themselves | color of internal remarks',
      quote: 'They have a yellow background',
      to: `${benefits.collaboration}#limits`,
    },
    {
      ask: 'forgotten conversation | unanswered customer reminder | remind my team | what if no one replies | message slips through | alert when a customer waits too long | follow up reminder | customer is left waiting by my staff | someone overlooked a chat | ticket lies around | colleague is sick and nobody answers his chat | does something remind us about open chats | how many hours until a reminder | does a chat get forgotten on holiday',
      quote: 'After four hours',
      to: `${benefits.collaboration}#limits`,
    },
    {
      ask: 'does the bot send messages without approval | approve before sending | who presses send | check replies before they go out | sends on its own | review drafts | draft replies | does a person see it before it goes out | does it post by itself | which messages go out without a person | can it send things I have not seen',
      quote: 'It sends without approval',
      to: `${benefits.collaboration}#limits`,
    },
    {
      ask: 'how many people can share the inbox | team size | how big can my team be | seats | number of agents | shift planning | payroll | meetings tool | roster | how many logins for our staff | do we fit in we are forty people | are we too many for the shared inbox | biggest team | smallest team | does it do duty rosters | only two of us is that enough | we are 80 agents',
      quote: 'Made for teams | Shift planning',
      to: `${benefits.collaboration}#limits`,
    },
    {
      ask: 'share an inbox | work together with colleagues | team inbox | collaboration | one inbox for everybody | multiple users | several team members | work as a team | shared history | my whole crew in one place | can all of us see the same chats | one place for me and my colleagues',
      to: benefits.collaboration,
      quote: 'Your team and your chatbots',
    },
  ];
}

function behaviorAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'what does the chatbot not do | bot does not know the answer | what if it has no answer | limits of the chatbot | unknown question | bot has no clue what to say | what happens when it is stuck | does it guess | what does it say if my pages do not cover it | question that is not on my website | bot cannot help | does it admit that it does not know | leave a message | does it make up stuff | what does it say when the website has nothing on the subject | out of its depth | question nobody wrote an answer for | it cannot find the answer then what | what happens when it has no clue | says something when the answer is missing | customer asks something odd | takes a message for us | no information on my pages about the question',
      quote: 'It does not guess | If your pages have no answer',
      to: limits,
    },
    {
      ask: 'refunds to everybody who complains | scared it pays money back | can the bot give refunds | grant a refund by itself | can it change prices | give money back to customers on its own | promise discounts | hand out vouchers | could it give away free stuff | negotiate a price with customers | agree to a deal without me | would it give a customer money back without asking us | previous bot promised a refund | make concessions on its own | can it offer a price reduction | compensates a customer by itself | could a clever customer talk the bot into refunding him | trick it into a lower price | persuade it to give money back | be tricked into promising something | can it be fooled into a deal | grant exceptions',
      quote: 'It does not grant refunds | A person on your team approves',
      to: limits,
    },
    {
      ask: 'does it remember past customers | recognize returning visitors | remember people who came back | memory of earlier chats | knows who i am next time | remember previous conversation | regular customers | does it know a person who wrote last month | does it recall people | is it aware of who wrote before | remember me from an earlier chat | recognise a lady who wrote last month | does it know returning people | remember what I said last time',
      quote: 'It does not remember past customers',
      to: limits,
    },
    {
      ask: 'does the bot pretend to be human | told they are talking to a bot | fake a human name | bot called Lisa | honest that it is a machine | admit it is not human | label as ai | customers deceived | know it is a machine | fool people into thinking it is a real person | do customers notice that it is a bot | does it say that it is an ai | disguise as a human | pass for a person | are visitors told they chat with a machine | hide that it is ai | fake person | do guests realize it is software | does it admit being artificial | are people tricked into thinking it is a person | do visitors get told they are chatting with a machine | would people think it is a real employee | give it a human name and photo',
      quote: 'It does not pretend to be human | The chat window says',
      to: limits,
    },
    {
      ask: 'just invents an answer when it has no clue | worried it invents | does the ai make things up | hallucination | invent answers | does the ai lie | wrong answer | what if the ai is wrong | mistakes of the ai | can I trust the answers | is the ai always correct | incorrect information | talks nonsense | tells rubbish | gets it wrong | says something false to a customer | bullshit answers | messes up | how do I limit wrong answers | is it ever mistaken | will it lie to my customers | the bot said something stupid | why did the bot say that | how reliable is what it says | it told somebody nonsense | does it talk rubbish | what if it gives false information | worried that it will invent an answer | what if it says something untrue | does it fabricate | can it be wrong',
      text: 'AI makes mistakes. The chatbot answers from your own pages and shows its source, and when it does not know, it says so and takes a message instead of guessing.',
      to: `${paths.chatbot}#limits`,
    },
    {
      ask: 'does it show the source | where does an answer come from | proof of an answer | cite sources | links to the source | where did it get that from | how do I know it is true | can customers check the answer | how does the chatbot know things | what does it base its answers on | which information does the bot use | does it search the internet | can a customer verify what it said | evidence for an answer | reference to the page | can one verify a reply | where did it read that | is there a link beneath the reply',
      text: 'Every answer links to the page it comes from, so that customers can check it.',
      to: `${paths.blog}#answers-with-sources`,
    },
    {
      ask: 'change the tone of the bot | customize | personality of the assistant | own rules for the chatbot | settings of the bot | brand voice | adjust answers | formal or informal | be more formal | sound more formal | make it sound relaxed | friendlier | funnier | more polite | less stiff | casual style | talk like us | how it talks to customers | too robotic | configure the chatbot | teach it our style | tweak what it says | name for my bot | make it friendlier | it sounds like a government office | more humor | too stiff | match the way we talk | less robotic wording | should sound young | should sound cheerful | change its manner of speaking | where do I adjust the way it writes | set boundaries for it | match our brand',
      to: benefits.customization,
      quote: 'Set the tone',
    },
    {
      ask: 'take back a stupid rule | changed something by accident | see old versions and who made them | undo a change | change history | go back to an earlier version | revert | roll back | restore old settings | messed up a rule | broke my settings | i made a mistake in the rules | previous version | who changed this rule | reverse a change | take back a change | get the old version back | changed something and now it is bad | undo it please | take back a modification | an intern changed something and it is worse now | return to last weeks version | wrong click in the rules | get yesterday’s settings back | somebody broke the settings | reverse what was edited | cancel a modification | wrong edit',
      to: benefits.customization,
      quote: 'You do not need a developer',
    },
    {
      ask: 'test a change before it goes live | preview of new rules | what would be different after a change | try a rule first | dry run | sandbox | see the effect before customers do | try changes safely | try an edit before customers notice | which replies would come out differently | check an edit against old chats',
      quote: 'Before a change goes live',
      to: `${benefits.customization}#history`,
    },
    {
      ask: 'how do rules work | write a rule | if then rules | which rule wins | two rules conflict | rules contradict each other | rule order | plain english rules | tell the bot to stop doing something | stop offering discounts | make a rule for the bot | forbid the bot to say something | instructions for the bot in everyday words | two instructions clash | two of my rules say opposite things which does it obey | order of rules | how is a rule written | if two rules apply which is used | conflict of rules | priority of rules',
      quote: 'Each rule has two halves',
      to: `${benefits.customization}#rules`,
    },
    {
      ask: 'what can rules not change | things I cannot switch off | fixed rules | hide the ai label | remove the button for a person | turn off the ai notice | forbid it to call a person | what stays the same whatever I set | what is set in stone | which behavior stays no matter what | anything I am not able to switch off | permanent behaviors | can I make it claim to be human | can I hide the way to a person | rules that are always in force',
      quote: 'Whatever you write | Your chatbot says | It brings in a person',
      to: `${benefits.customization}#limits`,
    },
  ];
}

function channelAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'api | embed in my app | use it in our own app | where can I use the chatbot | messaging apps | which channels | put it on my website | chatbot in email | does it go on whatsapp or only on the website | where does it run | can it reply to emails | sms | inside our mobile app | works on my homepage | add it to our site | plug it into our page | does it work on phones | integrate the chatbot | other places than the homepage where it works | where does it run | places where customers can use it | most clients message on their phone not the website | which platforms',
      text: 'The chatbot works on your website, in messaging apps, by email, and inside your app through an API.',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'accessible chatbot | screen reader | blind visitors | keyboard only | accessibility | disabled users | visually impaired | wcag | can people with bad eyesight use it | usable without a mouse | people who cannot see | usable with a keyboard only | full page or small button',
      quote: 'Your website',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'customers send pictures to the chatbot | photo of a broken item in the chat | upload an image in the chat | can it look at photos people send',
      quote: 'Messaging apps',
      to: `${chatbot}#channels`,
    },
    {
      ask: 'try the chatbot | demo of the chatbot | test the bot on this site | see it in action | can I chat with it first | show me how it works | preview of the chatbot | play with it before we decide | have a look at it live | may I test the bot on your page | show how it behaves',
      quote: 'It answers from every page | Your chatbot answers from',
      to: `${chatbot}#try`,
    },
  ];
}

function setUpAnswers(): readonly CuratedAnswer[] {
  const [kickoff, test, part, everyone, review] = setUpStages;
  return [
    {
      ask: 'roll-out schedule | steps of the setup | project plan | what do you do in the first week | what happens in the first week | first month | timeline | stages of the launch | how do we roll it out | week by week | what happens when after we sign | calendar until launch | plan for the first weeks | calendar of the introduction',
      text: `After a kickoff call, your team tests the service in private in ${lowerFirst(test.when)}, and every visitor can use it from ${lowerFirst(everyone.when)}.`,
      to: `${chatbot}#set-up`,
    },
    {
      ask: 'kickoff call | first call | length of the call at the beginning | how long is the call | hour of my time | how long is the first meeting | what do I bring to the call | prepare for the start | what do you need from us | what do we have to prepare | homework before we start | what do we have to prepare before we begin | what do you require from us to get going | things you need at the start | how long is the first call and what to bring | agenda of the first meeting | first appointment with you | what happens on day one',
      text: `${kickoff.title} (${lowerFirst(kickoff.when)}): ${kickoff.text}`,
      to: `${chatbot}#set-up`,
    },
    {
      ask: 'is it live for everyone at once | roll out gradually | phased rollout | big bang | pilot group of visitors | staged launch | canary | ten percent of the traffic | live right away for all visitors | gradual launch | start with a few visitors | only part of our traffic sees it at first | beta | small share of visitors first | percentage of visitors in week two | soft launch | ease into it | a few visitors first | small share of people sees it at first | do all visitors see it immediately | how many people see it in the second week | when is it open to everybody | if I sign today when can all my visitors use it',
      text: `${part.title} (${lowerFirst(part.when)}): ${part.text} ${everyone.title} (${lowerFirst(everyone.when)}): ${everyone.text}`,
      to: `${chatbot}#set-up`,
    },
    {
      ask: 'switch the chatbot off | switch it off after launch if it goes wrong | shut it down fast | stop everything quickly | pull the plug | turn it off again | pause the bot | kill switch | stop the bot quickly | disable the chatbot | take it offline | get rid of it in an emergency | can we stop it at once | how quickly can we stop it | emergency stop | off button',
      text: everyone.text,
      to: `${chatbot}#set-up`,
    },
    {
      ask: 'what do you do in the first week | private test | test it with my team before customers see it | try it internally | mark wrong answers | pilot | trial run with staff | staff only phase | play the customer ourselves first | may my staff try it first | can we check the answers before the public sees it | internal trial',
      text: `${test.title} (${lowerFirst(test.when)}): ${test.text}`,
      to: `${chatbot}#set-up`,
    },
    {
      ask: 'review after the first month | what is reviewed in week four | fourth week | 4th week | numbers after four weeks | week 4 | how do I know if it works | does it pay off | measure the success | results after a month | evaluate | do you look at the results with us later | proof after a month | when do we look at results together | what happens after a month | figures at the end of the first month',
      text: `${review.title} (${lowerFirst(review.when)}): ${review.text}`,
      to: `${chatbot}#set-up`,
    },
  ];
}
