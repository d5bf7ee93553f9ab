import { LuCheck } from 'react-icons/lu';
import { Card, CardLink, IconTile } from '@/ui/card';
import { Section, SectionHeader } from '@/ui/section';
import { services } from './services';

export function ServicesSection() {
  return (
    <Section id="ai-services">
      <SectionHeader
        eyebrow="AI services"
        title="What we build and run"
        lead="Each can be had on its own. Three of them have a feature page where you can try them."
      />
      <ul className="mt-12 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {services.map(({ icon, title, description, features, to, tryable }) => (
          <li key={title} className="md:max-lg:last:col-span-2">
            <Card className="h-full">
              <IconTile icon={icon} />
              <h3 className="mt-6 text-h4">{title}</h3>
              <p className="mt-2 grow text-fg-muted">{description}</p>
              <ul className="mt-5 mb-6 space-y-2 border-t border-border pt-5 text-sm">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <LuCheck aria-hidden className="mt-0.75 size-4 shrink-0 text-mint" />
                    <span>{feature}</span>
                  </li>
                ))}
              </ul>
              <CardLink to={to} about={title}>
                {tryable ? 'Try It Now' : 'Read more'}
              </CardLink>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
