import { brand } from '@/site/brand';

const query = encodeURIComponent(brand.address.mapQuery);

/** The map as a frame. */
export const mapEmbedUrl = `https://www.google.com/maps?q=${query}&output=embed`;

/** The same place on a page of its own. */
export const mapPageUrl = `https://www.google.com/maps/search/?api=1&query=${query}`;
