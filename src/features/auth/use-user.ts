import { createContext, use } from 'react';
import type { User } from './client/auth-user';

export const UserContext = createContext<User | null>(null);

/** Who is signed in. Only for what is rendered inside the shell. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is for what the gate lets signed-in visitors see.');
  return user;
}
