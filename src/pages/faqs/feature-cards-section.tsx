import { LuLanguages, LuMessagesSquare, LuShieldCheck } from 'react-icons/lu';
import { paths } from '@/site/paths';
import { Card, CardLink, IconTile } from '@/ui/card';

const cards = [
  {
    icon: LuMessagesSquare,
    title: 'Answers from your own pages',
    text: 'Our assistants quote what you wrote. When they do not know, they say so and pass the question on.',
    to: paths.chatbot,
    about: 'Chatbot Integration',
  },
  {
    icon: LuLanguages,
    title: 'In the language of the question',
    text: 'Customers write as they speak. They are answered in the same language, and your team reads it in yours.',
    to: paths.translation,
    about: 'Language Translation',
  },
  {
    icon: LuShieldCheck,
    title: 'Your data stays yours',
    text: 'Encrypted on the way and at rest, never used to train models for others, deleted when you ask for it.',
    to: paths.benefits.security,
    about: 'Secure & Reliable',
  },
] as const;

export function FeatureCardsSection() {
  return (
    <section id="in-short" aria-labelledby="in-short-title" className="px-gutter">
      <h2 id="in-short-title" className="sr-only">
        In short
      </h2>
      <ul className="mx-auto grid max-w-content gap-6 md:grid-cols-3">
        {cards.map(({ icon, title, text, to, about }) => (
          <li key={title} className="flex *:w-full">
            <Card>
              <IconTile icon={icon} />
              <h3 className="mt-5 text-h4">{title}</h3>
              <p className="mt-2 mb-6 text-fg-muted">{text}</p>
              <CardLink to={to} about={about}>
                Learn More
              </CardLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
