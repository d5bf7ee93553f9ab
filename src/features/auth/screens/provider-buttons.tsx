import { Button } from '@/ui/button';
import type { AuthProblem } from '../auth-errors';
import { providerDetails } from '../provider-details';
import { usePopupSignIn } from '../use-popup-sign-in';

const verbs = {
  login: { label: 'Login', success: 'Logged in' },
  signUp: { label: 'Sign Up', success: 'Signed up' },
} as const;

interface ProviderButtonsProps {
  readonly verb: keyof typeof verbs;
  readonly onProblem: (problem: AuthProblem | null) => void;
}

export function ProviderButtons({ verb, onProblem }: ProviderButtonsProps) {
  const { label, success } = verbs[verb];
  const { waitingFor, open } = usePopupSignIn(onProblem);
  return (
    <div className="grid gap-3">
      {providerDetails.map(({ id, name, Icon }) => (
        <Button
          key={id}
          variant="secondary"
          busy={waitingFor === id}
          // The rest of a double click would open a second window.
          onClick={({ detail }) => detail < 2 && open(id, `${success} with ${name} successfully!`)}
        >
          <Icon aria-hidden className="size-5" />
          <span>
            {label} with <span translate="no">{name}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}
