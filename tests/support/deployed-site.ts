import { readSiteEnv } from '../../scripts/lib/site-env.ts';

/** The settings of a site with a real project. */
export const deployedSite = readSiteEnv({
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'example-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example-site',
  VITE_FIREBASE_APP_ID: '1:1:web:a',
  VITE_FORM_ENDPOINT: 'https://forms.example.com/f/1?key=2',
});

export const appCheck = { siteKey: '6Lc', provider: 'enterprise' } as const;
