import { FaGithub } from 'react-icons/fa6';
import { FcGoogle } from 'react-icons/fc';
import type { ProviderId } from '@/integrations/auth-user';
import { Button } from '@/ui/button';
import type { AuthProblem } from './auth-errors';
import { usePopupSignIn } from './use-popup-sign-in';

const providers = [
  { id: 'google.com', name: 'Google', Icon: FcGoogle },
  { id: 'github.com', name: 'GitHub', Icon: FaGithub },
] as const satisfies readonly { id: ProviderId; name: string; Icon: unknown }[];

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
      {providers.map(({ id, name, Icon }) => (
        <Button
          key={id}
          variant="secondary"
          size="md"
          busy={waitingFor === id}
          onClick={() => open(id, `${success} with ${name} successfully!`)}
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
