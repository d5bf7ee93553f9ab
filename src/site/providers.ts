import type { IconType } from 'react-icons';
import { BsGithub } from 'react-icons/bs';
import { FcGoogle } from 'react-icons/fc';

/** An identity provider, which must be on in the Firebase console under the same id. */
export interface Provider {
  /** Firebase's id: a domain such as `microsoft.com`, or `oidc.` and the name of an OpenID provider. */
  readonly id: string;
  readonly name: string;
  readonly Icon: IconType;
  /** What to ask the provider for, besides its default. */
  readonly scopes?: readonly string[];
  /** The hosts of its account pictures, which the content security policy then allows. */
  readonly photoHosts?: readonly string[];
}

/** In the order of the buttons. docs/recipes.md has the lines of other providers. */
export const providers: readonly Provider[] = [
  {
    id: 'google.com',
    name: 'Google',
    Icon: FcGoogle,
    scopes: ['profile'],
    photoHosts: ['*.googleusercontent.com'],
  },
  { id: 'github.com', name: 'GitHub', Icon: BsGithub, photoHosts: ['avatars.githubusercontent.com'] },
];

export const providerNames = providers.map(({ name }) => name);
