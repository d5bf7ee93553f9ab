import { LuBlocks, LuLayers, LuLifeBuoy, LuReceipt } from 'react-icons/lu';
import { paths } from '@/site/paths';
import { Card, CardArrow, IconTile, StretchedLink } from '@/ui/card';
import { Section, SectionHeader } from '@/ui/section';

const offers = [
  {
    title: 'AI services',
    text: 'Nine services, from a chatbot to big data, each with an owner.',
    to: paths.services,
    icon: LuLayers,
  },
  {
    title: 'Ready-made features',
    text: 'Six features that work with the tools you have.',
    to: paths.features,
    icon: LuBlocks,
  },
  {
    title: 'Managed plans',
    text: 'Set up and run by us, paid by the month.',
    to: paths.pricing,
    icon: LuReceipt,
  },
  {
    title: 'Help from people',
    text: 'Guides to read, and someone to ask when they are not enough.',
    to: paths.help,
    icon: LuLifeBuoy,
  },
] as const;

export function OfferingSection() {
  return (
    <Section id="what-we-offer" tone="sunken">
      <SectionHeader
        eyebrow="In short"
        title="What We Offer"
        lead="Take one of these or all of them. They share one account and one bill."
      />
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {offers.map(({ title, text, to, icon }) => (
          <li key={title}>
            <Card className="h-full">
              <div className="flex items-start justify-between">
                <IconTile icon={icon} />
                <CardArrow />
              </div>
              <h3 className="mt-8 text-lg font-semibold">
                <StretchedLink to={to}>{title}</StretchedLink>
              </h3>
              <p className="mt-2 text-fg-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
