export { AuthGate, loadAuthPage } from './auth-gate';
export type { User } from './client/auth-session';
export { firstAuthState, openedWithSession } from './client/load-auth';
export { useReturnState } from './return-path';
export { UserPicture } from './user-picture';
export { useSignOut } from './use-sign-out';
export { useAccountValue, useOwnerId, useUser } from './use-user';
