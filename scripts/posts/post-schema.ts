import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isTag, tags } from '../../src/site/tags.ts';
import { team } from '../../src/site/team.ts';
import { UserError } from '../lib/user-error.ts';

const authors = team.map(({ id }) => id);

/** A word that YAML may have read as a number or a date is an error, not text. */
function text(expected: string) {
  return v.pipe(v.string(expected), v.trim(), v.nonEmpty(expected));
}

const tag = v.picklist(
  Object.keys(tags).filter(isTag),
  `must be from src/site/tags.ts: ${Object.keys(tags).join(', ')}`,
);

const schema = v.strictObject({
  title: text('must be a text'),
  description: v.pipe(
    text('must be a text'),
    v.minLength(40, 'must have 40 characters or more: search engines and link previews show it'),
    v.maxLength(160, 'must have 160 characters or fewer: search engines cut it off'),
  ),
  date: v.pipe(
    v.string('must be a date such as 2026-03-05'),
    v.isoDate('must be a date such as 2026-03-05'),
    v.check(exists, 'is not a day of the calendar'),
  ),
  author: v.picklist(authors, `must be the id of a member in src/site/team.ts: ${authors.join(', ')}`),
  tags: v.pipe(
    v.array(v.unknown(), 'must be a list such as [chatbots, rules]'),
    v.minLength(1, 'must name at least one tag'),
    v.tupleWithRest([tag], tag),
  ),
  cover: v.optional(
    v.pipe(
      v.string('must be an address such as /blog/cover.jpg'),
      v.check(isPublicFile, ({ input }) => `is ${input}, but there is no such file in public/`),
    ),
  ),
  draft: v.optional(v.boolean('must be true or false'), false),
});

/** Returns the checked front matter, or throws one line that names the file and the field. */
export function checkFrontMatter(file: string, frontMatter: unknown) {
  const { success, output, issues } = v.safeParse(schema, frontMatter ?? {});
  if (success) return output;
  const [{ path, message, kind, received, type }] = issues;
  const field = path?.map(({ key }) => key).join('.') ?? '';
  if (field === '')
    throw new UserError(
      `${file}: the front matter between the two lines of --- must have a title, description, date, author and tags.`,
    );
  if (type === 'strict_object')
    throw new UserError(
      received === 'undefined'
        ? `${file}: ${field} is missing.`
        : `${file}: ${field} is not a known field. The fields are ${Object.keys(schema.entries).join(', ')}.`,
    );
  throw new UserError(
    `${file}: ${field} ${kind === 'schema' && received === 'undefined' ? 'is missing' : message}.`,
  );
}

/** JavaScript reads February 30 as March 2. */
function exists(date: string): boolean {
  const time = new Date(date);
  return !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(date);
}

function isPublicFile(address: string): boolean {
  return address.startsWith('/') && existsSync(join(import.meta.dirname, '../../public', address));
}
