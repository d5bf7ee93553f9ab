import { withAuth } from './client/load-auth';

/** Loads what a sign-in window needs before the click that opens it. */
export async function preparePopups() {
  try {
    await withAuth((client) => client.preparePopups());
  } catch {
    // The same failure happens again on the click, and is shown then.
  }
}
