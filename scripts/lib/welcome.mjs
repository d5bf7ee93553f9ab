// @ts-check

/**
 * What `npm start` prints once the site is ready.
 *
 * @param {string} siteUrl
 * @param {import('./site-env.mjs').SiteConfig} config
 */
export function welcome(siteUrl, { local, firebase, formEndpoint }) {
  const isFormInbox = local !== null && formEndpoint === `${local.inboxUrl}/submit`;
  const rows = [
    ['Site', siteUrl],
    ...(local
      ? [
          ['Inbox', `${local.inboxUrl}  (${isFormInbox ? 'forms and emails' : 'emails'} arrive here)`],
          ['Demo account', `${local.demoAccount.email} / ${local.demoAccount.password}`],
        ]
      : [['Firebase', firebase.projectId]]),
    ...(isFormInbox ? [] : [['Forms', formEndpoint ?? "open the visitor's email app"]]),
    ['Stop', 'Ctrl+C'],
  ];
  return ['', ...rows.map(([name = '', value]) => `  ${name.padEnd(14)}${value}`), ''].join('\n');
}
