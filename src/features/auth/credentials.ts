const SHORTEST_PASSWORD = 8;
/** What the provider takes at most. */
const LONGEST_PASSWORD = 4096;
const LONGEST_NAME = 100;

const commonPasswords: ReadonlySet<string> = new Set([
  'password',
  'password1',
  'passw0rd',
  'qwerty123',
  'qwertyuiop',
  'iloveyou',
  'sunshine',
  'welcome1',
  'letmein1',
  'abc12345',
]);

type Problem = string | undefined;

export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters. A short sentence is easy to remember and hard to guess.`;

export function nameProblem(name: string): Problem {
  if (name.trim() === '') return 'Enter your name.';
  if (name.length > LONGEST_NAME) return `Use at most ${LONGEST_NAME} characters.`;
}

export function newPasswordProblem(password: string, email = ''): Problem {
  if (password === '') return 'Choose a password.';
  if (password.length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters.`;
  if (password.length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`;
  const plain = password.toLowerCase();
  if (
    commonPasswords.has(plain) ||
    /^(.)\1+$/u.test(plain) ||
    isRun(plain) ||
    plain === email.toLowerCase()
  ) {
    return 'This password is too easy to guess. Choose another one.';
  }
}

export function confirmationProblem(password: string, confirmation: string): Problem {
  if (confirmation === '') return 'Type the password once more.';
  if (confirmation !== password) return 'The two passwords are not the same.';
}

/** 12345678, abcdefgh and the like. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index)),
  );
  return steps.size === 1 && [1, -1].some((step) => steps.has(step));
}
