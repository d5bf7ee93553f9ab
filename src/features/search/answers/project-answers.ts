import { paths } from '@/site/paths';
import type { CuratedAnswer } from '../search-index';

const { projects, terms } = paths;

/** Questions about custom projects and the terms. */
export function projectAnswers(): readonly CuratedAnswer[] {
  return [...customAnswers(), ...termsAnswers()];
}

function customAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'stop a project in the middle | commit to the whole project up front | stop halfway | milestones one by one | cancel a custom project | walk away from the project | pay per milestone | payment schedule | deposit | we do not like the result | abort | end the project early | results are bad can we quit the project | accept a milestone | pay before you begin or in parts | pay in installments | when do I pay for a project | approve each step | what if the project fails | are we stuck if the first part disappoints | not happy with the first stage | get out of a project early | first milestone is bad | end a project before it is finished | if a milestone disappoints may we walk away | stop after the first part | do we pay everything at once | get out halfway | do we accept each step',
      quote: 'You get a fixed price | You accept each milestone',
      to: projects,
    },
    {
      ask: 'how does a project run | steps of custom work | first step of a project | stages when you build ai for a company | milestones in order | what happens after the review of our data | do you look at our data first | phases',
      quote:
        'Review of your data | We read a sample | Measured model | We build it and test | Connection | We connect it | Handover | You get the documentation',
      to: projects,
    },
    {
      ask: 'teach my staff after the project | knowledge transfer | workshop | user training | documentation handed over | aftercare | training session | will you train us | handover of the project | documentation | do we get tests | what is delivered | questions after the project | help after the project ends | what do we get in the end | do you leave us alone afterwards | will someone explain it to our people | are my people trained at the end | what papers do we get | will you help after it is finished',
      quote: 'Handover | You get the documentation | What you get',
      to: projects,
    },
    {
      ask: 'what do you need to start a custom project | prerequisites | what should we prepare for the project | contact person on our side | sample data | what must we bring | examples of the task | access to our systems | who must help on our side',
      quote: 'What we need',
      to: projects,
    },
    {
      ask: 'references | case study | proof from other customers | published results | reference customers | success story to show my boss | finished projects | past work | show customers you worked for | success stories | proof of results',
      quote: 'Case studies | We publish one only',
      to: projects,
    },
    {
      ask: 'how do you test a custom model | validation | unseen cases | benchmark of the model | measured before launch | do you prove that it works | numbers before we continue | tested on new cases | accuracy of a custom model | how good will the model be | how do we know it is good before we pay the rest | what accuracy did you reach | how is it proven before we pay on',
      quote: 'Measured model | You get the numbers',
      to: projects,
    },
    {
      ask: 'what kind of custom projects | what do you build | types of projects | which work is custom | what can be built for us | what sort of custom things',
      quote: 'Custom AI for teams | What we build',
      to: projects,
    },
    {
      ask: 'example of a project price | what did a project cost | sample quote | typical project | price of a model and a connection | what did something similar cost',
      quote: 'Quote 31 | Fixed price',
      to: projects,
    },
  ];
}

function termsAnswers(): readonly CuratedAnswer[] {
  return [
    {
      ask: 'maximum you are liable for | liability limit | how much do you pay if the ai is wrong | ai gave wrong advice who is responsible | compensation limit | check answers about money or health | can I rely on it for legal matters | highest sum you pay | up to what amount do you pay for wrong advice | should a human double-check | medical or money questions answered wrong | highest compensation',
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
      ask: 'how long can I export after I cancel | days to download everything | export my data after leaving | data after the contract ends | take our data with us | after we stop how long is the export open',
      quote: 'Payment and cancellation | You can export',
      to: terms,
    },
  ];
}
