import { useState } from 'react';
import { LuExternalLink } from 'react-icons/lu';
import { contacts } from '@/site/contacts';
import { sections } from '@/site/paths';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { TextLink, textLinkClass } from '@/ui/text-link';
import { usePrivacyChoices } from './choices';

const address = contacts.address.join(', ');
const query = encodeURIComponent(address);
const mapEmbedUrl = `https://www.google.com/maps?q=${query}&output=embed`;
const mapPageUrl = `https://www.google.com/maps/search/?api=1&query=${query}`;

/** The map needs allow-same-origin to start. This gives it Google's origin, not that of this site. */
const mapSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export function MapSection() {
  const { map: allowed } = usePrivacyChoices();
  const [isRequested, setRequested] = useState(false);
  return (
    <section id="map" aria-labelledby="map-title" className="px-gutter pb-section">
      <div className="mx-auto max-w-content">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="map-title" className="text-h3">
            Where we are
          </h2>
          <ExternalLink
            href={mapPageUrl}
            className={`inline-flex items-center gap-1.5 py-1 ${textLinkClass}`}
          >
            <span>Open in Google Maps</span>
            <LuExternalLink aria-hidden className="size-4" />
          </ExternalLink>
        </div>
        <div className="mt-6 grid min-h-65 overflow-clip rounded-card border border-border bg-surface-2">
          {allowed || isRequested ? (
            <iframe
              // It replaces the focused button.
              ref={isRequested ? focusFrame : null}
              title={`Map: ${address}`}
              src={mapEmbedUrl}
              loading="lazy"
              sandbox={mapSandbox}
              referrerPolicy="strict-origin"
              className="h-65 w-full"
            />
          ) : (
            <MapConsent onShow={() => setRequested(true)} />
          )}
        </div>
      </div>
    </section>
  );
}

function focusFrame(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

function MapConsent({ onShow }: { onShow: () => void }) {
  return (
    <div className="relative isolate flex flex-col justify-end p-4 max-sm:pt-32 sm:items-start sm:p-6">
      <StreetDrawing />
      <div className="rounded-card border border-border/60 bg-surface p-5 shadow-overlay sm:max-w-80 sm:p-6">
        <p className="font-medium" translate="no">
          {address}
        </p>
        <p className="mt-2 text-sm text-fg-muted">
          The map comes from Google, which then sees your IP address. To show it every time, change your{' '}
          <TextLink to={sections.privacyChoices}>privacy choices</TextLink>.
        </p>
        <Button variant="secondary" className="mt-4" onClick={onShow}>
          Show the map
        </Button>
      </div>
    </div>
  );
}

const lanes = Array.from({ length: 12 }, (_, lane) => lane);

/** Made-up streets around a square. It stands in for the map, which is not asked for before the visitor agrees. */
function StreetDrawing() {
  return (
    <svg
      viewBox="0 0 1200 384"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      focusable={false}
      className="absolute inset-0 -z-10 size-full"
    >
      <g transform="rotate(-9 700 170)">
        <path
          d="M-200 520C100 380 260 470 520 400S900 300 1500 420"
          strokeWidth="70"
          className="stroke-cloud-tint"
        />
        <rect x="960" y="-60" width="260" height="170" rx="14" className="fill-mood-tint" />
        <g className="stroke-surface">
          <path d={lanes.map((lane) => `M-200 ${lane * 62 - 150}H1500`).join('')} strokeWidth="9" />
          <path d={lanes.map((lane) => `M${lane * 118 - 40} -300V800`).join('')} strokeWidth="9" />
          <path d="M-200 160H1500M668 -300V800" strokeWidth="22" />
          <path d="M-100 -260L1400 560" strokeWidth="16" />
        </g>
        <rect
          x="610"
          y="112"
          width="116"
          height="96"
          rx="10"
          className="fill-mood-tint stroke-surface"
          strokeWidth="9"
        />
      </g>
      <path
        d="M668 160c-22-26-34-44-34-62a34 34 0 0 1 68 0c0 18-12 36-34 62z"
        className="fill-accent stroke-surface"
        strokeWidth="4"
      />
      <circle cx="668" cy="98" r="12" className="fill-surface" />
    </svg>
  );
}
