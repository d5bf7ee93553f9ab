import { BsGithub } from 'react-icons/bs';
import { FcGoogle } from 'react-icons/fc';
import type { ProviderId } from './client/auth-user';

/** The outside accounts a visitor may sign in with, in the order in which they are offered. */
export const providerDetails = [
  { id: 'google.com', name: 'Google', Icon: FcGoogle },
  { id: 'github.com', name: 'GitHub', Icon: BsGithub },
] as const satisfies readonly { id: ProviderId; name: string; Icon: unknown }[];
