import { paths } from '@/site/paths';

const { benefits, ...pages } = paths;

/** Every address of the site once: no fragments, and one letter case of each. */
export const addresses: readonly string[] = [
  ...new Map(
    [...Object.values(pages), ...Object.values(benefits)]
      .filter((path) => !path.includes('#'))
      .map((path) => [path.toLowerCase(), path]),
  ).values(),
];

/** The same without second addresses of one page. */
export const pageAddresses = addresses.filter((path) => path !== paths.homeNamed && path !== paths.signup);

/** Pages that show something else when asked for more. */
export const variants = [
  '/search?q=chatbot',
  '/search?q=zzzz',
  '/contact?plan=pro',
  '/no-such-page',
] as const;

export const signedOutAddresses = [
  paths.login,
  paths.signup,
  paths.resetPassword,
  `${paths.resetPassword}?mode=resetPassword&oobCode=x`,
  `${paths.resetPassword}?mode=verifyEmail&oobCode=x`,
  paths.privacy,
  paths.pricing,
] as const;
