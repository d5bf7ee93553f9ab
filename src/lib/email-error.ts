const MAX_EMAIL_LENGTH = 254;

/** Checks what the browser checks, and also for a dot in the domain and a length that mail servers accept. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Enter your email address.';
  if (email.length > MAX_EMAIL_LENGTH) return `An email address has at most ${MAX_EMAIL_LENGTH} characters.`;
  if (!/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]+$/u.test(email)) {
    return 'Enter a complete email address, such as name@example.com.';
  }
}
