// @ts-check

const PARENT_CHECK_MS = 500;

/** @type {AbortSignal | undefined} */
let request;

/** @returns {AbortSignal} aborted once somebody asks this process to stop, with the signal's name as the reason */
export function stopRequest() {
  request ??= listen();
  return request;
}

function listen() {
  const controller = new AbortController();
  // The handlers stay for good: npm passes Ctrl+C on a second time, which must not cut the orderly end short.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name));
  if (process.env['npm_lifecycle_event']) onceParentIsGone(() => controller.abort('SIGTERM'));
  return controller.signal;
}

/**
 * The shell between npm and this script does not pass a SIGTERM on: its end is the only sign of one.
 *
 * @param {() => void} callback
 */
function onceParentIsGone(callback) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    callback();
  }, PARENT_CHECK_MS);
  check.unref();
}
