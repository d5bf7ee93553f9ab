/** A page that fails again and again must not flood the endpoint. */
const MAX_REPORTS = 10;
const MAX_LENGTH = 2000;

const reported = new Set<string>();
let isStopped = false;
/** Decided once, so that the errors of a visit are reported together or not at all. */
const isSampled = __ERROR_REPORTS__ !== null && Math.random() * 100 < __ERROR_REPORTS__.percent;

/** Logs an error that replaced a part of the site, and reports it. */
export function reportError(error: unknown) {
  console.error(error);
  sendReport(error);
}

/** Reports uncaught errors from now on. */
export function reportUncaughtErrors() {
  if (__ERROR_REPORTS__ === null) return;
  window.addEventListener('error', ({ error }) => sendReport(error));
  window.addEventListener('unhandledrejection', ({ reason }) => sendReport(reason));
}

/** For a page that is about to be reloaded: it reports what still fails then. */
export function stopReports() {
  isStopped = true;
}

/**
 * Sends an error to the owner, once. As text, which needs no preflight request. An offline visitor's failed requests
 * are no fault of the site.
 */
export function sendReport(error: unknown) {
  if (__ERROR_REPORTS__ === null || !isSampled || isStopped) return;
  if (!navigator.onLine || !(error instanceof Error)) return;
  const { name, message, stack = '' } = error;
  const report = {
    message: `${name}: ${withoutTexts(message)}`,
    stack: withoutQueries(stack.replace(message, '')).slice(0, MAX_LENGTH),
    build: import.meta.url,
    path: window.location.pathname,
    browser: navigator.userAgent,
  };
  // React renders a failed component again, through other callers.
  const key = [report.message, ...report.stack.split('\n', 2)].join('\n');
  if (reported.has(key) || reported.size === MAX_REPORTS) return;
  reported.add(key);
  navigator.sendBeacon(__ERROR_REPORTS__.endpoint, JSON.stringify(report));
}

/** Without quotations and addresses: the parser of JSON, for one, quotes what it was given. */
function withoutTexts(message: string): string {
  return withoutQueries(message.replaceAll(/"[^"]*"|\S+@\S+/g, '…')).slice(0, MAX_LENGTH);
}

function withoutQueries(text: string): string {
  return text.replaceAll(/[?#][^\s:)]*/g, '');
}
