import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import {
  LuArrowRight,
  LuAudioLines,
  LuBot,
  LuChartPie,
  LuChartSpline,
  LuCloud,
  LuCodeXml,
  LuDatabase,
  LuFingerprint,
  LuHeartHandshake,
  LuHeartPulse,
  LuImagePlay,
  LuMegaphone,
  LuMessagesSquare,
  LuNetwork,
  LuPlus,
  LuShieldCheck,
  LuShoppingBag,
  LuUserRoundCheck,
  LuWorkflow,
} from 'react-icons/lu';
import { lowestPrice, servicePrice } from '@/domain/format';
import { useOpenByHash } from '@/lib/address';
import { classNames } from '@/lib/class-names';
import { FeatureCrop } from '@/pages/shared/feature-crop';
import type { FeatureId } from '@/site/features';
import { services, type Service } from '@/site/services';
import { solutions, type ServiceId } from '@/site/solutions';
import { LinkedDetails } from '@/ui/linked-details';
import { TextLink } from '@/ui/text-link';

const icons = {
  chatbot: LuBot,
  'cloud-ai': LuCloud,
  'machine-learning': LuNetwork,
  'ai-security': LuShieldCheck,
  'data-analytics': LuChartSpline,
  'ai-development': LuCodeXml,
  'customer-engagement': LuHeartHandshake,
  'ai-automation': LuWorkflow,
  'big-data': LuDatabase,
  chatbots: LuMessagesSquare,
  'virtual-assistants': LuUserRoundCheck,
  analytics: LuChartPie,
  'image-and-video': LuImagePlay,
  voice: LuAudioLines,
  'digital-marketing': LuMegaphone,
  healthcare: LuHeartPulse,
  'e-commerce': LuShoppingBag,
  'security-and-fraud': LuFingerprint,
} as const satisfies Record<ServiceId, IconType>;

/** The services that most customers start with, each with the feature that it runs. The others are rows of a table. */
const illustrated: Partial<Record<ServiceId, FeatureId>> = {
  chatbot: 'chatbot',
  'customer-engagement': 'sentiment-analysis',
  'cloud-ai': 'cloud-integration',
};

const ids = [...services, ...solutions].map(({ id }) => id);

type Item = Service<ServiceId>;

/** The open service, which the address names. At most one is open. */
export function useOpenService() {
  return useOpenByHash(ids);
}

interface ListProps extends ReturnType<typeof useOpenService> {
  readonly items: readonly Item[];
}

/** Large cards for the illustrated services, then a table of the others, the lowest price first. */
export function ServiceList({ items, ...open }: ListProps) {
  const large = items.flatMap((item) => {
    const feature = illustrated[item.id];
    return feature === undefined ? [] : [{ item, feature }];
  });
  const rows = byPrice(items.filter(({ id }) => illustrated[id] === undefined));
  return (
    <div className="space-y-4 sm:space-y-6">
      <ul className="grid gap-4 has-[[open]]:items-start sm:gap-6 md:grid-cols-3">
        {large.map(({ item, feature }) => (
          <li
            key={item.id}
            className="overflow-hidden rounded-card border border-border bg-surface shadow-raised transition-colors duration-base has-[[open]]:border-accent hover:not-has-[[open]]:border-border-strong/70"
          >
            <FeatureCrop feature={feature} />
            <LinkedDetails id={item.id} name="service" {...open}>
              <LargeSummary {...item} />
              <Block {...item} className="border-t border-border p-5 sm:p-6" />
            </LinkedDetails>
          </li>
        ))}
      </ul>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-raised">
        {rows.map((item) => (
          <li key={item.id}>
            <LinkedDetails id={item.id} name="service" {...open} className="transition-colors duration-base">
              <RowSummary {...item} />
              <Block {...item} className="px-5 pb-6 sm:px-6 lg:grid-cols-2 lg:gap-x-10 lg:ps-18" />
            </LinkedDetails>
          </li>
        ))}
      </ul>
    </div>
  );
}

function byPrice(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => lowestPrice(one.price) - lowestPrice(other.price));
}

/** The same entries as a grid of small cards, the lowest price first. An open one takes a whole row. */
export function ServiceGrid({ items, ...open }: ListProps) {
  return (
    <ul className="grid grid-flow-dense overflow-hidden rounded-panel border border-border bg-surface *:-ms-px *:-mt-px *:border-s *:border-t *:border-border sm:grid-cols-2 lg:grid-cols-3">
      {byPrice(items).map((item) => (
        <li key={item.id} className="has-[[open]]:col-span-full sm:max-lg:last:col-span-full">
          <LinkedDetails
            id={item.id}
            name="service"
            {...open}
            className="h-full transition-colors duration-base"
          >
            <TileSummary {...item} />
            <Block {...item} className="px-5 pb-6 sm:px-6 lg:grid-cols-2 lg:gap-x-10" />
          </LinkedDetails>
        </li>
      ))}
    </ul>
  );
}

function TileSummary({ id, title, description, price }: Item) {
  const Icon = icons[id];
  return (
    <summary className="grid cursor-pointer list-none grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 p-5 -outline-offset-2 transition-colors duration-fast hover:bg-surface-2/60 sm:p-6 content-start [details:not([open])>&]:h-full [&::-webkit-details-marker]:hidden">
      <Icon aria-hidden className="size-5 text-fg-muted" />
      <h3 className="text-lg font-semibold">{title}</h3>
      <Plus />
      <span className="col-span-full mt-2 text-fg-muted">{description}</span>
      <span className="col-span-full mt-3 text-sm font-medium text-pretty">{servicePrice(price)}</span>
    </summary>
  );
}

function LargeSummary({ title, description, price }: Item) {
  return (
    <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-4 p-5 -outline-offset-2 lg:p-6 [&::-webkit-details-marker]:hidden">
      <h3 className="text-h4">{title}</h3>
      <Plus />
      <span className="col-span-full mt-2 text-fg-muted lg:text-lg">{description}</span>
      <span className="col-span-full mt-4 text-sm font-medium">{servicePrice(price)}</span>
    </summary>
  );
}

function RowSummary({ id, title, description, price }: Item) {
  const Icon = icons[id];
  return (
    <summary className="grid cursor-pointer list-none grid-cols-[1.5rem_1fr_auto] items-center gap-x-4 px-5 py-4 -outline-offset-2 transition-colors duration-fast hover:bg-surface-2/60 sm:px-6 lg:grid-cols-[1.5rem_13rem_minmax(0,1fr)_17rem_auto] lg:gap-x-6 lg:py-5 [&::-webkit-details-marker]:hidden">
      <Icon aria-hidden className="size-5 text-fg-muted" />
      <h3 className="text-lg font-semibold">{title}</h3>
      <Plus className="lg:order-last" />
      <span className="mt-1 text-fg-muted max-lg:col-span-2 max-lg:col-start-2 lg:mt-0">{description}</span>
      <span className="mt-2 text-sm font-medium text-pretty max-lg:col-span-2 max-lg:col-start-2 lg:mt-0">
        {servicePrice(price)}
      </span>
    </summary>
  );
}

function Plus({ className }: { className?: string }) {
  return (
    <LuPlus
      aria-hidden
      className={classNames(
        'size-5 text-fg-muted transition-transform duration-slow group-open:rotate-45 group-hover:text-fg print:hidden',
        className,
      )}
    />
  );
}

function Block({ forWhom, delivered, next, className }: Item & { className: string }) {
  return (
    <div className={classNames('grid gap-5', className)}>
      <dl className="contents">
        <Detail term="For">{forWhom}</Detail>
        <Detail term="You get">
          <ul className="list-disc space-y-1 ps-5">
            {delivered.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Detail>
      </dl>
      <p className="col-span-full">
        <TextLink to={next.to} className="inline-flex items-center gap-1.5 py-1">
          <span>{next.label}</span>
          <LuArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </TextLink>
      </p>
    </div>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-mono text-xs text-fg-subtle">{term}</dt>
      <dd className="mt-1 text-fg-muted">{children}</dd>
    </div>
  );
}
