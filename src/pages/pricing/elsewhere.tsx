import { useState } from 'react';
import { money, parseAmount } from '@/domain/money';
import { total, type MonthlyCost } from '@/domain/prices';
import { currency } from '@/site/brand';
import { withCommas } from '@/site/locale';
import { FieldFrame, inputClass } from '@/ui/field';

interface ElsewhereProps {
  readonly conversations: number;
  readonly cost: MonthlyCost;
}

/** The same month here and at a price per conversation elsewhere, also where we cost more. */
export function Elsewhere({ conversations, cost }: ElsewhereProps) {
  const [text, setText] = useState('');
  const each = parseAmount(text);
  const there = each === null ? null : each * conversations;
  return (
    <div className="grid gap-x-12 gap-y-4 border-t border-border pt-5 sm:grid-cols-[auto_minmax(0,1fr)] lg:col-span-2">
      <FieldFrame
        label="What do you pay per answered conversation elsewhere?"
        error={text !== '' && each === null ? `Enter an amount, such as ${money(0.5)}.` : undefined}
      >
        {(wiring) => (
          <div className="relative max-w-48">
            <span aria-hidden className="absolute inset-y-0 start-3.5 grid place-items-center text-fg-muted">
              {currency.sign}
            </span>
            <input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={withCommas('0.50')}
              value={text}
              onChange={({ target }) => setText(target.value)}
              style={{ paddingInlineStart: `calc(1.25rem + ${currency.sign.length}ch)` }}
              className={inputClass}
            />
          </div>
        )}
      </FieldFrame>
      <div aria-live="polite">
        {there !== null && (
          <>
            <span className="flex flex-wrap gap-x-8 gap-y-1">
              <Month key={`there ${there}`} label="Elsewhere" amount={money(there)} />
              <Month
                key={`here ${total(cost)}`}
                label={`Here, on ${cost.plan.title}`}
                amount={cost.overage === null ? 'Quoted' : money(total(cost))}
              />
            </span>
            <span key={`${there} ${total(cost)}`} className="mt-1 block text-sm text-fg-muted">
              {compare(there, cost, conversations)}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

function Month({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <span>
      <span className="block text-sm text-fg-muted">{label}</span>
      <span className="block text-h4 font-semibold">{amount}</span>
    </span>
  );
}

function compare(there: number, cost: MonthlyCost, conversations: number): string {
  const amount = `${withCommas(conversations)} conversations`;
  if (cost.overage === null) return `We’d quote ${amount} for you. Ask us, then compare.`;
  const saved = money(Math.abs(there - total(cost)));
  if (money(there) === money(total(cost))) return `A month with ${amount} costs the same.`;
  return there > total(cost)
    ? `A month with ${amount} costs ${saved} less here.`
    : `A month with ${amount} costs ${saved} less elsewhere. Stay there, unless you need more than answers.`;
}
