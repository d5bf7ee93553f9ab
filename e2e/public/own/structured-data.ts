/** The properties that search engines require of each type. Its other properties are checked by type in the build. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'image', 'description', 'offers'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Person: ['name', 'url'],
  ContactPoint: ['contactType', 'telephone'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

/** What is missing from the JSON-LD of a page. */
export function problemsOf(page: readonly unknown[]): string[] {
  const ids = new Set(
    page.flatMap((data) => (isObject(data) && '@type' in data ? [Reflect.get(data, '@id')] : [])),
  );
  return page.flatMap((data) => problemsIn(data, ids));
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}

function problemsIn(data: unknown, ids: ReadonlySet<unknown>): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => problemsIn(item, ids));
  if (!isObject(data)) return [];
  const inner = Object.values(data).flatMap((value) => problemsIn(value, ids));
  if ('@id' in data && !('@type' in data))
    return ids.has(data['@id']) ? inner : [`nothing has the id ${String(data['@id'])}`];
  const type = '@type' in data ? String(data['@type']) : 'an object without @type';
  const names = required[type];
  if (!names) return [`${type} is not a known type`, ...inner];
  const missing = names.filter((name) => {
    const value: unknown = Reflect.get(data, name);
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
  return [...missing.map((name) => `${type} has no ${name}`), ...inner];
}
