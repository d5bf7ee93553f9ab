import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/features/auth';
import * as client from '@/features/auth/client/auth-client';
import { ada } from '../../support/ada';
import { firebaseError, identity, setUser } from '../../support/identity';

vi.mock('firebase/auth', async () => (await import('../../support/identity')).identity);

beforeEach(() => setUser(ada));

describe('an action of the user that is rejected', () => {
  test.each([
    'user-token-expired',
    'invalid-user-token',
    'invalid-refresh-token',
    'user-disabled',
    'user-not-found',
  ])('with %s signs out and is rethrown', async (code) => {
    await expect(client.asUser(() => Promise.reject(firebaseError(code)))).rejects.toThrow(code);
    expect(identity.signOut).toHaveBeenCalledOnce();
  });

  test.each([
    firebaseError('network-request-failed'),
    firebaseError('requires-recent-login'),
    new TypeError('x'),
    'x',
  ])('with %s keeps the session', async (thrown) => {
    await expect(client.asUser(() => Promise.reject(thrown))).rejects.toBe(thrown);
    expect(identity.signOut).not.toHaveBeenCalled();
  });

  test('late does not sign out a user who signed in meanwhile', async () => {
    const late = client.asUser(() => {
      setUser({ ...ada, id: 'eve' });
      return Promise.reject(firebaseError('user-disabled'));
    });
    await expect(late).rejects.toThrow('user-disabled');
    expect(identity.signOut).not.toHaveBeenCalled();
  });

  test('shows what it has changed before', async () => {
    const reported = vi.fn<(user: User | null) => void>();
    client.onUserChange(reported);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
    const linked = client.asUser((user) => {
      Object.assign(user, { email: 'linked@example.com' });
      return Promise.reject(firebaseError('network-request-failed'));
    });
    await expect(linked).rejects.toThrow('network-request-failed');
    expect(reported).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'linked@example.com' }));
  });

  test('is rethrown also if the sign-out fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    identity.signOut.mockRejectedValueOnce(new Error('stuck'));
    await expect(client.asUser(() => Promise.reject(firebaseError('user-disabled')))).rejects.toThrow(
      'user-disabled',
    );
  });
});

test('without a signed-in user the action is not run', async () => {
  setUser(null);
  const act = vi.fn<() => Promise<void>>();
  await expect(client.asUser(act)).rejects.toMatchObject({ code: 'auth/no-current-user' });
  expect(act).not.toHaveBeenCalled();
});

test('a sign-out on this page is remembered until the next sign-in, unless it fails', async () => {
  client.onUserChange(() => undefined);
  identity.signOut.mockRejectedValueOnce(new Error('no'));
  await expect(client.signOut()).rejects.toThrow('no');
  expect(client.isSignedOutHere()).toBe(false);
  await client.signOut();
  setUser(null);
  expect(client.isSignedOutHere()).toBe(true);
  setUser(ada);
  expect(client.isSignedOutHere()).toBe(false);
});

test('a deleted account that another tab stores again is signed out again', async () => {
  const gone = { ...ada, id: 'gone' };
  setUser(gone);
  const reported = vi.fn<(user: User | null) => void>();
  client.onUserChange(reported);
  identity.deleteUser.mockImplementationOnce(async () => setUser(null));
  await client.deleteAccount();
  reported.mockClear();
  expect(identity.signOut).not.toHaveBeenCalled();
  setUser(gone);
  expect(identity.signOut).toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
  expect(client.isSignedOutHere()).toBe(true);
});

const signUp = () => client.signUp('Ada Example', ada.email, 'correct horse 7');

describe('signing up', () => {
  test('again after the reply was lost signs in, saves the name, and sends the mail', async () => {
    setUser({ ...ada, name: '' });
    identity.createUserWithEmailAndPassword.mockRejectedValueOnce(firebaseError('email-already-in-use'));
    const account = await signUp();
    expect(identity.signInWithEmailAndPassword).toHaveBeenCalledOnce();
    expect(identity.updateProfile).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      displayName: 'Ada Example',
    });
    expect(await account?.emailSent).toBe(true);
    expect(identity.sendEmailVerification).toHaveBeenCalledOnce();
  });

  test('with the email and password of an account logs in and leaves it as it is', async () => {
    identity.createUserWithEmailAndPassword.mockRejectedValueOnce(firebaseError('email-already-in-use'));
    expect(await signUp()).toBeNull();
    expect(identity.updateProfile).not.toHaveBeenCalled();
    expect(identity.sendEmailVerification).not.toHaveBeenCalled();
  });

  test('with another password says that the email has an account', async () => {
    identity.createUserWithEmailAndPassword.mockRejectedValueOnce(firebaseError('email-already-in-use'));
    identity.signInWithEmailAndPassword.mockRejectedValueOnce(firebaseError('invalid-credential'));
    await expect(signUp()).rejects.toThrow('email-already-in-use');
  });

  test('tells that the name was not saved and that no mail was sent', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    setUser({ ...ada, name: '' });
    identity.updateProfile.mockRejectedValueOnce(firebaseError('network-request-failed'));
    identity.sendEmailVerification.mockRejectedValueOnce(firebaseError('network-request-failed'));
    const account = await signUp();
    expect(account).toMatchObject({ id: ada.id, isNameSaved: false });
    expect(await account?.emailSent).toBe(false);
  });
});

const providerUserInfo = [{ providerId: 'password' }];

test.each([
  [{ localId: 'ada', providerUserInfo, passwordHash: 'redacted' }, 'password'],
  [{ localId: 'ada', providerUserInfo, emailLinkSignin: true }, 'emailLink'],
  // Before the provider has answered, such as offline.
  [null, 'password'],
])('an account about which the provider answers %j signs in by %s', (reloadUserInfo, method) => {
  const reported = vi.fn<(user: User | null) => void>();
  client.onUserChange(reported);
  setUser(ada, { reloadUserInfo });
  expect(reported).toHaveBeenLastCalledWith(expect.objectContaining({ methods: [method] }));
});

test('the picture is that of the first provider that has one, and https only', () => {
  const photoURL = 'https://pictures.example/ada';
  const reported = vi.fn<(user: User | null) => void>();
  client.onUserChange(reported);
  setUser(ada, { photoURL: 'http://insecure.example', providerData: [{}, { photoURL }] });
  expect(reported).toHaveBeenLastCalledWith(expect.objectContaining({ photo: photoURL }));
});
