import { RadioGroup } from '@/ui/radio-group';
import { SelectField } from '@/ui/select-field';
import {
  audiences,
  keys,
  pick,
  placeName,
  type Plan,
  regions,
  retentions,
  type Route,
  type Source,
  sources,
  type Store,
  stores,
} from './plan';

interface PlanFormProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function PlanForm({ plan, onChange }: PlanFormProps) {
  function toggleSource(source: Source) {
    const isIn = plan.routes.some((route) => route.source === source);
    const others = plan.routes.filter((route) => route.source !== source);
    const next = isIn ? others : [...others, { source, stores: [stores[0]] }];
    onChange({ ...plan, routes: sources.flatMap((each) => next.filter((route) => route.source === each)) });
  }

  function toggleStore(route: Route, store: Store) {
    const next = stores.filter((each) => route.stores.includes(each) !== (each === store));
    onChange({
      ...plan,
      routes: plan.routes.map((each) => (each === route ? { ...each, stores: next } : each)),
    });
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="text-sm font-medium">Where data comes from</legend>
        <div className="mt-1.5 grid grid-cols-2 gap-x-4">
          {sources.map((source, index) => (
            <Choice
              key={source.id}
              isFirst={index === 0}
              name={source.name}
              checked={plan.routes.some((route) => route.source === source)}
              onChange={() => toggleSource(source)}
            />
          ))}
        </div>
      </fieldset>
      {plan.routes.map((route) => (
        <fieldset key={route.source.id} className="grid gap-x-4">
          <legend className="text-sm font-medium">{`Where it’s kept: ${route.source.name.toLowerCase()}`}</legend>
          <div className="mt-1.5 grid gap-x-4 min-[22rem]:grid-cols-2 sm:grid-cols-3">
            {stores.map((store) => (
              <Choice
                key={store.id}
                name={store.name}
                checked={route.stores.includes(store)}
                // A source keeps at least one store.
                disabled={route.stores.length === 1 && route.stores.includes(store)}
                onChange={() => toggleStore(route, store)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="grid gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
        <SelectField
          label="Region"
          value={plan.region.id}
          options={regions.map((region) => ({ value: region.id, label: placeName(region) }))}
          onChoose={(id) => onChange({ ...plan, region: pick(regions, id) ?? plan.region })}
        />
        <SelectField
          label="How long it’s kept"
          value={plan.retention.id}
          options={retentions.map(toOption)}
          onChoose={(id) => onChange({ ...plan, retention: pick(retentions, id) ?? plan.retention })}
        />
        <SelectField
          label="Where your customers live"
          value={plan.audience.id}
          options={audiences.map(toOption)}
          onChoose={(id) => onChange({ ...plan, audience: pick(audiences, id) ?? plan.audience })}
        />
        <RadioGroup
          label="Who holds the encryption key"
          options={keys.map(toOption)}
          value={plan.key.id}
          onChange={(id) => onChange({ ...plan, key: pick(keys, id) ?? plan.key })}
        />
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
  /** Gets the focus when the tool is asked for. */
  readonly isFirst?: boolean;
}

function Choice({ name, checked, disabled = false, isFirst = false, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-default">
      <input
        data-tool-field={isFirst ? '' : undefined}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="size-5 accent-accent"
      />
      <span>{name}</span>
    </label>
  );
}

function toOption<Id extends string>({ id, name }: { readonly id: Id; readonly name: string }) {
  return { value: id, label: name };
}
