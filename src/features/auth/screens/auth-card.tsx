import { useCallback, type FormEvent, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isPublicSite } from '@/lib/env';
import { fieldsOf, readSessionItem, writeSessionItem } from '@/lib/storage';
import { SIGN_IN_EMAIL_KEY, SIGN_UP_NAME_KEY } from '@/lib/storage-keys';
import { brand } from '@/site/brand';
import { isSamePath, isSignInPath, paths, safeReturnPath } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import { TextLink } from '@/ui/text-link';
import { isCancellation, toAuthError } from '../auth-errors';

interface AuthCardProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** The column layout of every sign-in screen. */
export function AuthCard({ title, description, children }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-[27.5rem]">
      <title>{`${title} · ${brand.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <h1 className="text-h3">{title}</h1>
      <div className="mt-6 flow-root space-y-6">{children}</div>
    </div>
  );
}

/** Says what went wrong. Null and the visitor's own cancellation show nothing. */
export function ErrorBanner({ error }: { error: unknown }) {
  const { code, message, detail } = toAuthError(error);
  if (error === null || isCancellation(code)) return null;
  return <Banner role="alert" tone="danger" title={message} detail={detail} />;
}

/** Storage keys of the fields that the sign-in forms share and that survive a reload. */
export const persistedFields = { email: SIGN_IN_EMAIL_KEY, name: SIGN_UP_NAME_KEY } as const;

/** Cleared after sign-in, so that the next user of this browser does not see them. */
export function clearPersistedFields() {
  for (const key of Object.values(persistedFields)) writeSessionItem(key, null);
}

/** Persists an uncontrolled field in session storage. */
export function usePersistedField(key: string) {
  const ref = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return;
      // Text typed into the prerendered form before hydration wins over the stored text.
      if (field.value !== '') {
        writeSessionItem(key, field.value);
        return;
      }
      field.value = readSessionItem(key) ?? '';
    },
    [key],
  );

  function onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    writeSessionItem(key, currentTarget.value || null);
  }
  return { ref, onInput };
}

interface EmailFieldProps {
  readonly error: string | undefined;
  readonly defaultValue?: string | undefined;
}

export function EmailField({ error, defaultValue }: EmailFieldProps) {
  const persisted = usePersistedField(persistedFields.email);
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      required
      // Not "username", which accessibility checkers reject on a field of type "email".
      autoComplete="email"
      inputMode="email"
      error={error}
      defaultValue={defaultValue}
      {...persisted}
    />
  );
}

/** The parameter of a sign-in link with the page that the visitor asked for. */
export const RETURN_PARAMETER = 'from';

export interface ReturnState {
  readonly from?: string;
}

/** Link state that carries the page the visitor asked for from one sign-in screen to the next. */
export function useReturnState(): ReturnState {
  const location = useLocation();
  const { pathname, search, hash } = location;
  // On a closed site, it is what one reads before signing up.
  const isBeforeSignUp = !isPublicSite && isSamePath(pathname, paths.privacy);
  const here = isBeforeSignUp ? null : pathname + search + hash;
  const from = returnPath(location) ?? safeReturnPath(here);
  return from === null ? {} : { from };
}

/** The page that the visitor asked for before signing in. */
export function returnPath({ state, pathname, search }: Location): string | null {
  const { from } = fieldsOf(state);
  return safeReturnPath(from ?? (isSignInPath(pathname) ? mailedReturnPath(search) : null));
}

/** A sign-in link has it in its own query or, if the provider's mail leads here directly, in that of `continueUrl`. */
function mailedReturnPath(search: string): string | null {
  const query = new URLSearchParams(search);
  const continueQuery = query.get('continueUrl')?.split('?')[1];
  return query.get(RETURN_PARAMETER) ?? new URLSearchParams(continueQuery).get(RETURN_PARAMETER);
}

/** Leads to another sign-in screen, which keeps the page that the visitor asked for. */
export function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="text-center text-sm">
      <TextLink to={to} state={useReturnState()}>
        {children}
      </TextLink>
    </p>
  );
}

/** The first sentence of a screen, near its heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="-mt-3 text-fg-muted">{children}</p>;
}

/** A name or an email address within a sentence. */
export function UserText({ children }: { children: string }) {
  return (
    <strong translate="no" dir="auto" className="font-medium break-words text-fg">
      {children}
    </strong>
  );
}

export function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-sm text-fg-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      <span>{children}</span>
    </p>
  );
}
