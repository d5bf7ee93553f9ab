import { useCallback, useState, type FormEvent } from 'react';
import { useAction } from '@/lib/use-action';
import { reportQuietly } from '@/lib/report';
import { authProblem, type AuthProblem } from './auth-errors';

export type FieldProblems<Values> = { readonly [Field in keyof Values]?: string | undefined };

interface AuthForm<Values> {
  readonly read: (text: (name: string) => string) => Values;
  readonly check: (values: Values) => FieldProblems<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** What the provider holds against one field is said at that field; the rest is said above the form. */
  readonly refusal?: (problem: AuthProblem) => FieldProblems<Values> | null;
}

/** Reads the form, checks it, sends it once. The fields stay the browser's own, so nothing typed is ever lost. */
export function useAuthForm<Values extends Readonly<Record<keyof Values, string>>>(form: AuthForm<Values>) {
  const { read, check, send, refusal } = form;
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const [fieldProblems, setFieldProblems] = useState<FieldProblems<Values>>({});

  const { pending, run } = useAction(
    useCallback(
      async (element: HTMLFormElement) => {
        const data = new FormData(element);
        const values = read((name) => textOf(data.get(name)));
        const found = check(values);
        setFieldProblems(found);
        setProblem(null);
        if (focusFirst(element, found)) return;
        try {
          await send(values);
        } catch (error) {
          reportQuietly(error);
          const refused = authProblem(error);
          const atField = refusal?.(refused);
          // A field that this visitor's form does not have can say nothing.
          if (atField && focusFirst(element, atField)) setFieldProblems(atField);
          else setProblem(refused);
        }
      },
      [read, check, send, refusal],
    ),
  );

  return {
    busy: pending,
    problem,
    setProblem,
    fieldProblems,
    formProps: {
      noValidate: true,
      // Sent without script, a GET would put the password into the address.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void run(event.currentTarget);
      },
      // Once it is being mended, it is no longer wrong until looked at again.
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && target.name in fieldProblems)
          setFieldProblems({ ...fieldProblems, [target.name]: undefined });
      },
    },
  };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** Takes the visitor to the first field that something is wrong with; answers whether there is one. */
function focusFirst(
  form: HTMLFormElement,
  problems: FieldProblems<Readonly<Record<string, string>>>,
): boolean {
  const bad = Array.from(form.elements).find(
    (element) => element instanceof HTMLInputElement && problems[element.name] !== undefined,
  );
  if (bad instanceof HTMLInputElement) bad.focus();
  return bad !== undefined;
}
