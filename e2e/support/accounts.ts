import { randomUUID } from 'node:crypto';
import { callEmulator } from '../../scripts/lib/emulators.ts';
import { apiKey, authEmulatorUrl, projectId } from './local-site';

const IDENTITY_API = `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1`;
const PROJECT_API = `${IDENTITY_API}/projects/${projectId}`;
const EMULATOR_API = `${authEmulatorUrl}/emulator/v1/projects/${projectId}`;

export interface Account {
  localId: string;
  email: string;
}

export interface User extends Account {
  password: string;
  displayName: string;
}

interface OutOfBandCode {
  email: string;
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'EMAIL_SIGNIN';
  oobCode: string;
  oobLink: string;
}

interface StoredUser extends Account {
  displayName?: string;
  emailVerified?: boolean;
  providerUserInfo?: { providerId: string }[];
}

/** All workers share one emulator, so no test may clear accounts: each uses its own addresses. */
export function uniqueEmail(label = 'visitor'): string {
  return `${label}-${randomUUID().slice(0, 12)}@example.com`;
}

export async function createUser({
  email = uniqueEmail(),
  password = 'correct horse 7',
  displayName = 'Ada Example',
  verified = false,
} = {}): Promise<User> {
  const fields = { email, password, displayName, emailVerified: verified };
  const { localId } = await callEmulator<Account>('POST', `${PROJECT_API}/accounts`, fields);
  return { localId, email, password, displayName };
}

/** An account that signed in with Google or GitHub before. */
export function createProviderUser({
  provider,
  email = uniqueEmail(),
  displayName = 'Ada Example',
}: {
  provider: 'google.com' | 'github.com';
  email?: string;
  displayName?: string;
}): Promise<Account> {
  const claims = { sub: randomUUID(), email, email_verified: true, name: displayName };
  return callEmulator<Account>('POST', `${IDENTITY_API}/accounts:signInWithIdp?key=${apiKey}`, {
    postBody: String(new URLSearchParams({ id_token: JSON.stringify(claims), providerId: provider })),
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
}

/** Changes an address as an administrator. The emulator mails the way back to the old one only then. */
export async function replaceEmail({ localId }: Account, newEmail: string): Promise<void> {
  await callEmulator('POST', `${PROJECT_API}/accounts:update`, { localId, email: newEmail });
}

export async function findUser(email: string): Promise<StoredUser | undefined> {
  const { users = [] } = await callEmulator<{ users?: StoredUser[] }>(
    'POST',
    `${PROJECT_API}/accounts:lookup`,
    {
      email: [email],
    },
  );
  return users[0];
}

export async function deleteUser({ localId }: Pick<Account, 'localId'>): Promise<void> {
  await callEmulator('POST', `${PROJECT_API}/accounts:delete`, { localId });
}

/** The unused codes mailed to an address, oldest first. */
export async function oobCodes(email: string): Promise<OutOfBandCode[]> {
  const { oobCodes: codes } = await callEmulator<{ oobCodes: OutOfBandCode[] }>(
    'GET',
    `${EMULATOR_API}/oobCodes`,
  );
  return codes.filter((code) => code.email === email);
}
