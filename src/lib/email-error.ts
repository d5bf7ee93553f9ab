const MAX_EMAIL_LENGTH = 254;

/** Requires what the browser's own check does, plus a dot in the domain and a length that mail servers accept. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Enter your e-mail address.';
  if (email.length > MAX_EMAIL_LENGTH) return `An e-mail address has at most ${MAX_EMAIL_LENGTH} characters.`;
  if (!/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]+$/u.test(email)) {
    return 'This e-mail address is not complete. It should look like name@example.com.';
  }
}
