import { useCallback } from 'react';
import { nameProblem } from '../credential-rules';
import { ProblemBanner } from '../screens/problem-banner';
import { useAuthForm, type FieldProblems } from '../use-auth-form';
import { useAlerts } from '@/ui/use-alerts';
import { useUser } from '../use-user';
import { loadAuth } from '../client/auth';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { AccountRow } from './account-row';

interface Profile extends Readonly<Record<string, string>> {
  readonly name: string;
}

export function NameSection() {
  const { name } = useUser();
  const { announce } = useAlerts();
  const save = useCallback(
    async (profile: Profile) => {
      await (await loadAuth()).renameUser(profile.name);
      announce('Your name has been saved.');
    },
    [announce],
  );
  const { busy, problem, fieldProblems, formProps } = useAuthForm({ read, check, send: save });

  return (
    <AccountRow id="name" title="Name" lead="Shown to you at the top of every page, and to nobody else.">
      <ProblemBanner problem={problem} />
      <form {...formProps} className="space-y-4">
        <TextField
          label="Full name"
          name="name"
          required
          autoComplete="name"
          translate="no"
          defaultValue={name}
          error={fieldProblems.name}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Save name
        </Button>
      </form>
    </AccountRow>
  );
}

function read(text: (name: string) => string): Profile {
  return { name: text('name').trim() };
}

function check({ name }: Profile): FieldProblems<Profile> {
  return { name: nameProblem(name) };
}
