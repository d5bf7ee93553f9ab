import { useState } from 'react';
import { LuExternalLink, LuMapPin } from 'react-icons/lu';
import { usePrivacyChoices } from './choices';
import { contacts } from '@/site/contacts';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { TextLink, textLinkClass } from '@/ui/text-link';

const address = contacts.address.join(', ');
const query = encodeURIComponent(address);
const mapEmbedUrl = `https://www.google.com/maps?q=${query}&output=embed`;
const mapPageUrl = `https://www.google.com/maps/search/?api=1&query=${query}`;

/** The map needs allow-same-origin to start. This gives it Google's origin, not that of this site. */
const mapSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export function MapSection() {
  const { map: allowed } = usePrivacyChoices();
  const [wanted, setWanted] = useState(false);
  return (
    <section id="map" aria-labelledby="map-title" className="px-gutter pb-section">
      <div className="mx-auto max-w-content">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="map-title" className="text-h3">
            Where we are
          </h2>
          <a
            href={mapPageUrl}
            target="_blank"
            rel="noopener"
            className={`inline-flex items-center gap-1.5 py-1 ${textLinkClass}`}
          >
            <span>Open in Google Maps</span>
            <LuExternalLink aria-hidden className="size-4" />
          </a>
        </div>
        <div className="mt-6 grid min-h-96 overflow-clip rounded-panel border border-border bg-surface-2">
          {allowed || wanted ? (
            <iframe
              title={`Map: ${address}`}
              src={mapEmbedUrl}
              loading="lazy"
              sandbox={mapSandbox}
              referrerPolicy="strict-origin"
              className="h-96 w-full"
            />
          ) : (
            <MapConsent onShow={() => setWanted(true)} />
          )}
        </div>
      </div>
    </section>
  );
}

function MapConsent({ onShow }: { onShow: () => void }) {
  return (
    <div className="grid place-items-center bg-[radial-gradient(var(--border)_1px,transparent_1px)] [background-size:20px_20px] p-6 text-center">
      <div className="max-w-md rounded-card border border-border bg-surface p-6 shadow-raised">
        <LuMapPin aria-hidden className="mx-auto size-6 text-accent-fg" />
        <p className="mt-3 font-medium" translate="no">
          {address}
        </p>
        <p className="mt-2 text-sm text-fg-muted">
          The map comes from Google, which sees your IP address when you show it. To always show it, change
          your <TextLink to={paths.privacyChoices}>privacy choices</TextLink>.
        </p>
        <Button variant="secondary" className="mt-4" onClick={onShow}>
          Show the map
        </Button>
      </div>
    </div>
  );
}
