import type { ReactNode } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { lowestPrice, servicePrice } from '@/domain/format';
import { classNames } from '@/lib/class-names';
import { useOpenByHash } from '@/lib/use-open-by-hash';
import { services, type Service } from '@/site/services';
import { solutions } from '@/site/solutions';
import { LinkedDetails, PlusMark } from '@/ui/linked-details';
import { TextLink } from '@/ui/text-link';

const ids = [...services, ...solutions].map(({ id }) => id);

/** The open service, which the address names. At most one is open. */
export function useOpenService() {
  return useOpenByHash(ids);
}

interface ListProps extends ReturnType<typeof useOpenService> {
  readonly items: readonly Service[];
}

/** A table, the lowest price first. A row opens to say for whom it is and what is delivered. */
export function ServiceList({ items, ...open }: ListProps) {
  const rows = items.toSorted((one, other) => lowestPrice(one.price) - lowestPrice(other.price));
  return (
    <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
      {rows.map((item) => (
        <li key={item.id}>
          <LinkedDetails id={item.id} name="service" {...open}>
            <RowSummary {...item} />
            <Block {...item} className="px-5 pb-6 sm:px-6 lg:grid-cols-2 lg:gap-x-10 lg:ps-18" />
          </LinkedDetails>
        </li>
      ))}
    </ul>
  );
}

function RowSummary({ icon: Icon, title, focus, description, price }: Service) {
  return (
    <summary className="grid cursor-pointer grid-cols-[1.5rem_1fr_auto] items-center gap-x-4 px-5 py-4 -outline-offset-2 transition-colors duration-fast hover:bg-surface-2/60 sm:px-6 lg:grid-cols-[1.5rem_13rem_minmax(0,1fr)_17rem_auto] lg:gap-x-6 lg:py-5">
      <Icon aria-hidden className="size-5 text-fg-muted" />
      <h3 className="text-lg font-semibold">{focus ? `${title} ${focus}` : title}</h3>
      <PlusMark className="group-hover:text-fg lg:order-last" />
      <span className="mt-1 text-fg-muted max-lg:col-span-2 max-lg:col-start-2 lg:mt-0">{description}</span>
      <span className="mt-2 text-sm font-medium text-pretty max-lg:col-span-2 max-lg:col-start-2 lg:mt-0">
        {servicePrice(price)}
      </span>
    </summary>
  );
}

function Block({ forWhom, delivered, next, className }: Service & { className: string }) {
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
