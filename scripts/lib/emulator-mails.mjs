// @ts-check

/**
 * @typedef {{ email: string, subject: string, href: string }} Mail
 * @typedef {{ email: string, requestType: string, oobCode: string }} OutOfBandCode
 */

/** @type {Readonly<Record<string, { mode: string, subject: string }>>} */
const KINDS = {
  VERIFY_EMAIL: { mode: 'verifyEmail', subject: 'Confirm your e-mail address' },
  PASSWORD_RESET: { mode: 'resetPassword', subject: 'Choose a new password' },
};

/**
 * The mails a real project would have sent, each linking to the site's own page for it.
 *
 * @param {{ authEmulatorUrl: string, projectId: string, siteUrl: string }} places
 * @returns {Promise<Mail[]>}
 */
export async function listEmulatorMails({ authEmulatorUrl, projectId, siteUrl }) {
  const response = await fetch(`${authEmulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`);
  /** @type {{ oobCodes: OutOfBandCode[] }} */
  const { oobCodes } = await response.json();
  return oobCodes.flatMap(({ email, requestType, oobCode }) => {
    const kind = KINDS[requestType];
    if (kind === undefined) return [];
    const query = new URLSearchParams({ mode: kind.mode, oobCode });
    return [{ email, subject: kind.subject, href: `${siteUrl}/reset-password?${query}` }];
  });
}
