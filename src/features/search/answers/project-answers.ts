import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { projects, services, terms } = paths;

/** Questions about custom projects, single services and the terms. */
export function projectAnswers(): readonly CuratedAnswer[] {
  return [...customAnswers(), ...industryAnswers(), ...termsAnswers()];
}

function customAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'stop a project in the middle | end the project early | results are bad can we quit the project | accept a milestone | pay before you begin or in parts | pay in installments | when do I pay for a project | approve each step | what if the project fails',
      quote: 'From | You get a fixed price | You accept each milestone',
      to: projects,
    },
    {
      ask: 'how does a project run | steps of custom work | first step of a project | stages when you build ai for a company | milestones in order | what happens after the review of our data | do you look at our data first | phases',
      quote: 'Milestone 1 | Measured model | Connection | Handover | We read a sample | We build it and test | We connect it | You get the documentation | How a project runs',
      to: projects,
    },
    {
      ask: 'teach my staff after the project | training session | will you train us | handover of the project | documentation | do we get tests | what is delivered | questions after the project | help after the project ends | what do we get in the end',
      quote: 'Handover | You get the documentation | What you get',
      to: projects,
    },
    {
      ask: 'what do you need to start a custom project | what must we bring | examples of the task | access to our systems | who must help on our side',
      quote: 'What we need',
      to: projects,
    },
    {
      ask: 'references | case study | finished projects | past work | show customers you worked for | success stories | proof of results',
      quote: 'Case studies | We publish one only',
      to: projects,
    },
    {
      ask: 'how do you test a custom model | do you prove that it works | numbers before we continue | tested on new cases | accuracy of a custom model | how good will the model be',
      quote: 'Measured model | You get the numbers',
      to: projects,
    },
    {
      ask: 'what kind of custom projects | what do you build | types of projects | which work is custom | what can be built for us',
      quote: 'Custom AI for teams | What we build',
      to: projects,
    },
    {
      ask: 'example of a project price | what did a project cost | sample quote | typical project | price of a model and a connection',
      quote: 'Quote 31 | Fixed price',
      to: projects,
    },
    {
      ask: 'source code | do we own the code | who owns the app you develop | automated tests | code and documentation included | get the code',
      quote: 'Custom, quoted | A fixed price for each | Source code',
      to: `${services}#ai-development`,
    },
    {
      ask: 'predict which goods come back | predict returns | forecast | train on our past records | sort with our data | retrain when accuracy drops | monitoring of a model | which customers will leave | model from our history',
      quote: 'A model trained | You get | A parts supplier',
      to: `${services}#machine-learning`,
    },
  ];
}

function industryAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'copy invoices into bookkeeping | supplier invoice to accounting | price differs from the order | stop copying data by hand | move data between tools | repetitive office work | fill in forms automatically | approval when something does not match | log of every step',
      quote: 'Moves data | A supplier’s invoice | Its lines | A price that differs',
      to: `${services}#ai-automation`,
    },
    {
      ask: 'hair salon | club | gym | barber | beauty | ready-made topics | prepared topics | start from zero or ready made | salon bookings | opening hours and bookings answered | template for my business',
      quote: 'A chatbot with topics | In every plan | You get',
      to: `${services}#chatbots`,
    },
    {
      ask: 'questions about sizes and returns | online boutique | where is my order | order status | track a package | clothing store | web shop customers ask about delivery | connection to my store system | handle returns | sell online',
      quote: 'Answers questions about orders | You get | Each answer comes',
      to: `${services}#e-commerce`,
    },
    {
      ask: 'doctor practice | dental clinic | what sickness do patients have | appointments and reminders | care service | hospital | therapist | medical practice price | what does a practice pay | dictate medical notes | patients ask how to prepare',
      quote: 'Appointments, reminders | Never a diagnosis | Custom, quoted | You get',
      to: `${services}#healthcare`,
    },
    {
      ask: 'assistant for our staff | internal assistant | property management leases | find a clause in a contract | search our manuals | search our own files | draft replies for colleagues | does the internal assistant count as a chatbot | knowledge base for employees',
      quote: 'Finds documents | Counts as | The assistant quotes',
      to: `${services}#virtual-assistants`,
    },
    {
      ask: 'check photos of pallets | find damaged goods in pictures | find defects | sort images | read labels | warehouse camera | product photos | quality control with pictures | inspect parts | recognize objects in images',
      quote: 'Sorts pictures | Custom, quoted | Damaged labels',
      to: `${services}#image-and-video`,
    },
    {
      ask: 'old scanned archive | years of records | nobody finds anything | make our archive searchable | logs too big | search ten years of data | duplicates merged | import old files in stages | huge amounts of data',
      quote: 'Makes years | Custom, quoted | You get',
      to: `${services}#big-data`,
    },
    {
      ask: 'employee left the company | block a former worker | remove access of someone who quit | fired employee still has access | close an account of a colleague | who may read what | auditors visit us | log of every access',
      quote: 'Controls what | In Enterprise | An employee leaves | You close one account',
      to: `${services}#ai-security`,
    },
    {
      ask: 'files spread over several tools | one place for files | shared drive | access rights for the bot | one secure cloud | quote from a contract on our drive | documents in many places',
      quote: 'Your files, conversations | You get | Your chatbot quotes',
      to: `${services}#cloud-ai`,
    },
    {
      ask: 'help with text for my website | write pages that google finds | is the draft check free | draft checker price | blog topics | replies to comments | social media comments | what should I write about | content help',
      quote: 'Helps you write | Draft check | You get',
      to: `${services}#digital-marketing`,
    },
    {
      ask: 'timestamps | transcripts with time | captions for recordings | teacher records a class | calls to text which plan | price of speech to text | cheapest plan with transcription',
      quote: 'Turns calls | In Pro and | Speech to text | You get',
      to: `${services}#voice`,
    },
    {
      ask: 'recommendations for staffing | how many people on monday | when to order stock | record of what was decided | advice with reasons | who decides about stock',
      quote: 'Recommendations with | In Pro and | The report suggests',
      to: `${services}#analytics`,
    },
    {
      ask: 'charts by topic and language | export reports | live dashboard | which questions cost most | numbers on customer questions | report for my boss',
      quote: 'Shows what customers | In Pro and | You get',
      to: `${services}#data-analytics`,
    },
    {
      ask: 'see how customers feel | falling mood | loyal customer about to leave | themes that come up most | read surveys | mood of each conversation',
      quote: 'Shows how customers | In every plan | You get | Your team sees',
      to: `${services}#customer-engagement`,
    },
  ];
}

function termsAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'maximum you are liable for | liability limit | how much do you pay if the ai is wrong | ai gave wrong advice who is responsible | compensation limit | check answers about money or health | can I rely on it for legal matters',
      quote: 'When AI is wrong | Have a person check | Our liability',
      to: terms,
    },
    {
      ask: 'how far ahead do you announce maintenance | two days notice | do you tell us when something fails | what services do I get | what is in the contract',
      quote: 'What you get | We announce planned',
      to: terms,
    },
    {
      ask: 'who owns our content | results belong to us | do you use our texts for other customers | rights to the output',
      quote: 'What belongs to you | We use them',
      to: terms,
    },
    {
      ask: 'how long can I export after I cancel | days to download everything | export my data after leaving | data after the contract ends | take our data with us',
      quote: 'No lock-in | After you cancel | Payment and cancellation | You can export',
      to: terms,
    },
  ];
}
