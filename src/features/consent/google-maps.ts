import { brand } from '@/site/brand';

const query = encodeURIComponent(brand.address.join(', '));

/** The map as a frame. */
export const mapEmbedUrl = `https://www.google.com/maps?q=${query}&output=embed`;

/** The same place on a page of its own. */
export const mapPageUrl = `https://www.google.com/maps/search/?api=1&query=${query}`;

/** It may keep its own origin, without which it does not start: that is another one than ours. */
export const mapSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
