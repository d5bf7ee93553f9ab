// @ts-check

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; margin-block-end: 1.5rem; }
  caption { text-align: start; font-weight: 600; padding-block: .5rem; }
  th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border: 1px solid GrayText; }
  th { width: 11rem; font-weight: 500; }
  td { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/**
 * @typedef {{ email: string, subject: string, href: string }} Mail
 * @typedef {Record<string, unknown> & { receivedAt: string }} Message
 */

/**
 * @param {readonly Message[]} messages
 * @param {readonly Mail[]} mails
 */
export function inboxPage(messages, mails) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Local inbox (${messages.length + mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Local inbox</h1>
<p>Forms and emails that a deployed site would have sent. They stay on this machine.
This page refreshes every five seconds.</p>
<h2>Emails (${mails.length})</h2>
${mails.length === 0 ? '<p>None yet. Sign up or reset a password to get one.</p>' : `<ul>${list(mails, mailItem)}</ul>`}
<h2>Forms (${messages.length})</h2>
${messages.length === 0 ? '<p>None yet. Send the contact form or subscribe to the newsletter to get one.</p>' : list(messages, messageTable)}
</main>
</body>
</html>
`;
}

/**
 * @template T
 * @param {readonly T[]} items oldest first
 * @param {(item: T) => string} toHtml
 */
function list(items, toHtml) {
  return items.toReversed().map(toHtml).join('\n');
}

/** @param {Mail} mail */
function mailItem({ email, subject, href }) {
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(subject)}</a> for ${escapeHtml(email)}</li>`;
}

/** @param {Message} message */
function messageTable({ receivedAt, ...fields }) {
  const rows = Object.entries(fields).map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(textOf(value))}</td></tr>`,
  );
  return `<table><caption>${escapeHtml(receivedAt)}</caption>${rows.join('')}</table>`;
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
