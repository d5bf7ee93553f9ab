import { listOf } from '@/lib/number-words';
import { facts, liveStage, risk, setUpStages } from '@/site/facts';
import type { Plan, SelfServePlan } from '@/site/plans';
import { freeTest } from './contract';
import { durationText } from './format';
import { money } from './money';
import { cheapestPlan } from './plans';

export interface OrderStep {
  readonly when: string;
  readonly text: string;
}

const PROPOSAL =
  'We ask what you need, then send a proposal with a fixed price. You pay nothing until you accept it.';

/** What happens after a managed plan is requested, up to the first charge, or to a proposal if it has no price. */
export function managedSteps({ firstReply, price }: Plan, firstPayment: string): readonly OrderStep[] {
  const reply = `Within ${durationText(firstReply)}`;
  if (price === null) return [{ when: reply, text: PROPOSAL }];
  const confirmed = 'We confirm by email and set a time for the kickoff call.';
  const live = 'It goes live for everyone.';
  const charge = `Your first charge, ${firstPayment}, comes on that day, not before.`;
  return [
    { when: reply, text: risk.billsFromLiveDay ? confirmed : `${confirmed} ${charge}` },
    { when: setUpStages[1].when, text: `Private test: you mark every wrong answer. ${freeTest}` },
    { when: liveStage.when, text: risk.billsFromLiveDay ? `${live} ${charge}` : live },
  ];
}

export function selfServeSteps({ monthly }: SelfServePlan): readonly OrderStep[] {
  if (monthly === 'custom')
    return [{ when: `Within ${durationText(cheapestPlan.firstReply)}`, text: PROPOSAL }];
  const { moneyBackDays, payments } = facts.selfServe;
  const when = `Within ${durationText(facts.selfServeAccess)}`;
  if (monthly === 0) return [{ when, text: 'Your login arrives by email. There’s nothing to pay.' }];
  return [
    { when, text: `Your login arrives by email. With it comes a link to pay by ${listOf(payments, 'or')}.` },
    {
      when: 'When you pay',
      text: `Your first charge: ${money(monthly)}. For ${moneyBackDays} days after it, you can have it all back.`,
    },
  ];
}
