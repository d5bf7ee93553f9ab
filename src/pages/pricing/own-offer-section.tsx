import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';

export function OwnOfferSection() {
  return (
    <Section
      id="own-offer"
      className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16"
    >
      <div>
        <h2 className="text-h2">Ten per cent less, for five days</h2>
        <p className="mt-4 max-w-measure text-lg text-fg-muted">
          Everyone who visits gets an offer of their own on all three plans. It starts counting when you first
          look at it.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 lg:justify-end">
        <ButtonLink to={paths.offer} size="lg">
          See your own offer
        </ButtonLink>
        <ButtonLink to={`${paths.help}#subscription`} variant="secondary" size="lg">
          Prices of the self-serve app
        </ButtonLink>
      </div>
    </Section>
  );
}
