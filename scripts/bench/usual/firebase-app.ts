import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { env, local } from '@/integrations/env';

const { apiKey, authDomain, projectId, appId } = env.firebase;

export const auth = getAuth(initializeApp({ apiKey, authDomain, projectId, appId }));

auth.useDeviceLanguage();

if (local) connectAuthEmulator(auth, local.authEmulatorUrl, { disableWarnings: true });
