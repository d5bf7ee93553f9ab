import { reloadPage } from './reload-page';
import { sendReport, stopReports } from './report-error';
import { readSessionItem, writeSessionItem } from './storage';
import { RELOADED_BUILDS_KEY } from './storage-keys';

/** Identifies the build by the hash in this chunk's file name. */
const build = import.meta.url;

/**
 * When a chunk is missing, as after a deploy, reloads the page to get the new build. It reloads once per build, so that
 * it cannot loop, and not over a form that is being filled in. Without a reload, the caller of `import()` shows the error.
 */
export function reloadForNewBuild() {
  let isLeaving = false;
  // Firefox rejects imports while the page is being left. A reload would stop that.
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    isLeaving ||= !destination.sameDocument;
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isLeaving) return;
    if (navigator.onLine && !isFillingIn() && rememberReload()) {
      stopReports();
      reloadPage();
    } else sendReport(payload);
  });
}

/** Records the reload. Returns false if this build was reloaded before or storage is blocked. */
function rememberReload(): boolean {
  const builds = readSessionItem(RELOADED_BUILDS_KEY)?.split(' ') ?? [];
  return !builds.includes(build) && writeSessionItem(RELOADED_BUILDS_KEY, [...builds, build].join(' '));
}

const FIELDS = 'textarea, select, input:not([type=hidden])';
/** Fields that always have a value. */
const CHOICES = 'select, [type=checkbox], [type=radio], [type=range]';

/** Whether a field has the focus, or holds text that a reload would lose. */
function isFillingIn(): boolean {
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(FIELDS),
  ].some(
    (field) => field === document.activeElement || (!field.matches(CHOICES) && field.value.trim() !== ''),
  );
}
