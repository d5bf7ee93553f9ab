import type { Thing, WithContext } from 'schema-dts';
import { brand, currency, PAGE_LANGUAGE } from '../../src/site/brand.ts';
import { contacts } from '../../src/site/contacts.ts';
import { features } from '../../src/site/features.ts';
import { featuresLink, homeLink } from '../../src/site/navigation.ts';
import { BLOG, paths } from '../../src/site/paths.ts';
import { plans, type Per } from '../../src/site/plans.ts';
import { authorOf, type Post } from '../../src/site/posts.ts';
import { supportHours } from '../../src/site/support-hours.ts';
import { tags } from '../../src/site/tags.ts';
import type { DescribedPage } from './describe-page.ts';

type Data = WithContext<Thing>;

const context = 'https://schema.org';
const featurePaths: ReadonlySet<string> = new Set(features.map(({ path }) => path));

/** The schema.org data of a page, for search engines. All of it is visible on the page or comes from src/site. */
export function structuredData(page: DescribedPage, siteUrl: string): Data[] {
  if (page.canonical === null) return [];
  if (page.canonical === siteUrl + paths.home) return [organization(siteUrl), webSite(siteUrl)];
  const isPricing = page.path === paths.pricing;
  return [
    breadcrumbs(page, siteUrl),
    // The seller and the publisher.
    ...(isPricing || page.post ? [organization(siteUrl)] : []),
    ...(isPricing ? products(siteUrl) : []),
    ...(page.post ? [article(page, page.post, siteUrl)] : []),
  ];
}

function organization(siteUrl: string): Data {
  // A link to the front page of a social network is not a profile.
  const profiles = Object.values(contacts.social).flatMap((href) =>
    href !== null && new URL(href).pathname !== '/' ? [href] : [],
  );
  const address = contacts.address.join(', ');
  const telephone = contacts.phone.href.replace('tel:', '');
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    url: siteUrl + paths.home,
    logo: `${siteUrl}/icon-512.png`,
    email: contacts.email.hello,
    telephone,
    ...(address !== '' && {
      address,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone,
        email: contacts.email.support,
        hoursAvailable: supportHours.open.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => `${context}/${day}` as const),
          opens,
          closes,
        })),
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function webSite(siteUrl: string): Data {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: brand.name,
    url: siteUrl + paths.home,
    inLanguage: PAGE_LANGUAGE,
    publisher: { '@id': organizationId(siteUrl) },
  };
}

/** In UN/CEFACT. A price that is paid once has no unit. */
const unitCodes = { month: 'MON', year: 'ANN', once: null } as const satisfies Record<Per, string | null>;

/** The managed plans that have a price, at their usual ones; the offer differs from visitor to visitor. */
function products(siteUrl: string): Data[] {
  return plans.flatMap(({ title, description, price, per }) => {
    if (price === null) return [];
    const unitCode = unitCodes[per];
    return {
      '@context': context,
      '@type': 'Product',
      name: `${brand.name} ${title}`,
      description,
      image: `${siteUrl}/og.png`,
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'Offer',
        url: siteUrl + paths.pricing,
        price,
        priceCurrency: currency.code,
        availability: 'https://schema.org/InStock',
        ...(unitCode !== null && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: currency.code,
            unitCode,
          },
        }),
        seller: { '@id': organizationId(siteUrl) },
      },
    };
  });
}

function article(page: DescribedPage, post: Post, siteUrl: string): Data {
  const author = authorOf(post);
  return {
    '@context': context,
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    image: siteUrl + (post.cover ?? '/og.png'),
    datePublished: post.date,
    inLanguage: PAGE_LANGUAGE,
    keywords: post.tags.map((tag) => tags[tag].label).join(', '),
    wordCount: post.words,
    mainEntityOfPage: siteUrl + page.path,
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.role, url: `${siteUrl}${paths.about}#team` }
      : { '@id': organizationId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
  };
}

function breadcrumbs({ path, name, post }: DescribedPage, siteUrl: string): Data {
  const parent = [
    ...(featurePaths.has(path) && featuresLink !== homeLink
      ? [{ name: featuresLink.label, path: featuresLink.to }]
      : []),
    ...(post ? [{ name: 'Blog', path: BLOG }] : []),
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...parent, { name, path }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
