export { AuthGate, loadAuthPage } from './auth-gate';
export type { User } from './client/auth-user';
export { firstAuthState, openedWithSession } from './client/load-auth';
export { useReturnState } from './use-return-after-sign-in';
export { UserPicture } from './user-picture';
export { useSignOut } from './use-sign-out';
export { useAccountValue, useOwnerId, useUser } from './use-user';
