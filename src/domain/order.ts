import { listOf } from '@/lib/number-words';
import { facts, liveStage, risk, setUpStages, type Duration } from '@/site/facts';
import type { Plan, SelfServePlan } from '@/site/plans';
import { freeTest } from './contract';
import { durationText } from './format';
import { money } from './money';
import { cheapestPlan } from './plans';

export interface OrderStep {
  readonly when: string;
  readonly text: string;
}

/** What happens after a managed plan is requested, up to the first charge, or to a proposal if it has no price. */
export function managedSteps({ firstReply, price }: Plan, firstPayment: string): readonly OrderStep[] {
  if (price === null) return proposalSteps(firstReply);
  const [kickoff, test] = setUpStages;
  const charge = `Your first charge, ${firstPayment}, comes on that day, not before.`;
  return [
    {
      when: `Within ${durationText(firstReply)}`,
      text: `We confirm by email and set a time for the ${kickoff.title.toLowerCase()}. ${risk.billsFromLiveDay ? '' : charge}`,
    },
    { when: test.when, text: `${test.title}: you mark every wrong answer. ${freeTest}` },
    {
      when: liveStage.when,
      text: `It goes live for everyone. ${risk.billsFromLiveDay ? charge : ''}`,
    },
  ];
}

function proposalSteps(firstReply: Duration): readonly OrderStep[] {
  return [
    {
      when: `Within ${durationText(firstReply)}`,
      text: 'We ask what you need, then send a proposal with a fixed price. You pay nothing until you accept it.',
    },
  ];
}

export function selfServeSteps({ monthly }: SelfServePlan): readonly OrderStep[] {
  const { moneyBackDays, payments } = facts.selfServe;
  if (monthly === 'custom') return proposalSteps(cheapestPlan.firstReply);
  const login = {
    when: `Within ${durationText(facts.selfServeAccess)}`,
    text: 'Your login arrives by email.',
  };
  if (monthly === 0) return [{ ...login, text: `${login.text} There’s nothing to pay.` }];
  return [
    { ...login, text: `${login.text} With it comes a link to pay by ${listOf(payments, 'or')}.` },
    {
      when: 'When you pay',
      text: `Your first charge: ${money(monthly)}. For ${moneyBackDays} days after it, you can have it all back.`,
    },
  ];
}
