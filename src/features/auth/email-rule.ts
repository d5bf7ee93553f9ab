const LONGEST_EMAIL = 254;

/** The browser's own notion of an address, plus the dot and length that mail needs. */
export function emailProblem(email: string): string | undefined {
  if (email === '') return 'Enter your e-mail address.';
  if (email.length > LONGEST_EMAIL) return `An e-mail address has at most ${LONGEST_EMAIL} characters.`;
  if (!/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]+$/u.test(email)) {
    return 'This e-mail address is not complete. It should look like name@example.com.';
  }
}
