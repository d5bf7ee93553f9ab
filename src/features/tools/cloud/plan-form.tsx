import { RadioGroup } from '@/ui/radio-group';
import { SelectField } from '@/ui/select-field';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { audiences, keys, pick, placeName, type Plan, regions, retentions, sources, stores } from './plan';

interface PlanFormProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function PlanForm({ plan, onChange }: PlanFormProps) {
  const first = useFocusOnMount<HTMLInputElement>();

  function toggle(id: string) {
    const isIn = (source: string) => plan.sources.some((chosen) => chosen.id === source);
    onChange({ ...plan, sources: sources.filter((source) => isIn(source.id) !== (source.id === id)) });
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="text-sm font-medium">Where data comes from</legend>
        <div className="mt-1.5 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
          {sources.map(({ id, name }, index) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                ref={index === 0 ? first : undefined}
                type="checkbox"
                checked={plan.sources.some((source) => source.id === id)}
                onChange={() => toggle(id)}
                className="size-5 accent-accent"
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label="Where it is kept"
          value={plan.store.id}
          options={stores.map(toOption)}
          onChoose={(id) => onChange({ ...plan, store: pick(stores, id) ?? plan.store })}
        />
        <SelectField
          label="Region"
          value={plan.region.id}
          options={regions.map((region) => ({ value: region.id, label: placeName(region) }))}
          onChoose={(id) => onChange({ ...plan, region: pick(regions, id) ?? plan.region })}
        />
        <SelectField
          label="How long"
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

function toOption<Id extends string>({ id, name }: { readonly id: Id; readonly name: string }) {
  return { value: id, label: name };
}
