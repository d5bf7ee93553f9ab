import { LuMail } from 'react-icons/lu';
import { plansWith, titlesOf } from '@/domain/format';
import { plansFrom } from '@/domain/plans';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { contacts } from '@/site/contacts';
import { facts, testRequest } from '@/site/facts';
import { offered, offeredSection } from '@/site/offered';
import { buttonClass } from '@/ui/button';
import { Card, CardArrow, StretchedLink } from '@/ui/card';
import { MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const blurbs = [
  {
    title: 'Mission',
    text: 'We take the questions that repeat, so your team has time for the ones that don’t.',
  },
  {
    title: 'Innovation',
    text: 'Each month, we test new models. The smallest that passes your test goes live.',
  },
  {
    title: 'Future',
    text: 'Smaller models, closer to your data: in our regions today, on your own servers next.',
  },
] as const;

const does = [
  'Answers from your own pages, with the source beside it',
  `Translates both sides of a conversation, on ${titlesOf(plansFrom('pro'))}`,
  `Turns speech into text, and marks uncertain words, on ${plansWith('speech')}`,
  `Flags orders that look like fraud, on ${plansWith('fraud')}`,
];

const never = [
  'Grants a refund or a discount without your approval',
  'Decides about anyone’s job, health, credit, or rights',
  'Cites a page that doesn’t exist',
  'Pretends to be human',
];

const sources = [
  { mark: 'a', name: 'Store hours, line 3', text: '“Saturday 10 AM to 4 PM”' },
  { mark: 'b', name: 'Repairs, paragraph 2', text: '“Drop-off without an appointment until 2 PM”' },
] as const;

export default function AboutPage() {
  return (
    <>
      <PageHero
        scene="about"
        name="About"
        title="Welcome to AI that shows its work"
        lead="We answer your customers from your own pages and name the source."
        links={[{ label: 'Meet the team', to: '#team' }]}
      />
      <Section
        id="vision"
        title="Vision"
        statement="Everyone gets a clear answer, in their own language, at any hour."
      >
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-3">
          {blurbs.map(({ title, text }) => (
            <div key={title} className="border-t border-border-strong/50 pt-4">
              <h3 className="text-label text-fg-muted">{title}</h3>
              <p className="mt-1 text-fg-muted">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <AnswerWithSources />
      {offered.length > 0 && (
        <Section {...offeredSection}>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {offered.map(({ title, text, to }) => (
              <Card as="li" key={title}>
                <h3 className="flex items-start justify-between gap-3 text-xl font-semibold">
                  <StretchedLink to={to}>{title}</StretchedLink>
                  <CardArrow />
                </h3>
                <p className="mt-2 text-fg-muted">{text}</p>
              </Card>
            ))}
          </ul>
        </Section>
      )}
      <Section id="what-can-our-ai-do" title="What Can Our AI Do?" lead="On every plan, unless one is named.">
        <div className="grid gap-px overflow-hidden rounded-card border border-border bg-border lg:grid-cols-2">
          <div className="bg-surface p-6 sm:p-10">
            <h3 className="mb-6 text-h4">What it does</h3>
            <MarkedList mark="yes" items={does} />
          </div>
          <div className="bg-surface p-6 sm:p-10">
            <h3 className="mb-6 text-h4">What it never does</h3>
            <MarkedList mark="no" items={never} />
          </div>
        </div>
      </Section>
      <TeamSection />
      <Section
        id="contact-us"
        className="flex flex-wrap items-center justify-between gap-8 border-y border-border py-10"
      >
        <div>
          <h2 className="text-h3">Questions for the team?</h2>
          <p className="mt-2 text-fg-muted">
            {`We’re ${brand.legalName}, founded in ${facts.company.founded}: ${facts.company.people} people at ${contacts.address.join(', ')}.`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            href={`mailto:${contacts.email.hello}`}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            <LuMail aria-hidden className="size-5" />
            <span>Contact Us</span>
          </a>
          <span translate="no" className="text-sm text-fg-muted">
            {contacts.email.hello}
          </span>
        </div>
      </Section>
      <TestimonialsSection />
      <NextStep title={testRequest.onAbout} text={`${testRequest.title}. ${testRequest.promise}`} />
    </>
  );
}

/** One answer of a bike shop's chatbot with the lines it comes from, as wide as the page. */
function AnswerWithSources() {
  return (
    <Section label="An answer with its sources" tone="night">
      <SampleFigure
        look="open"
        label="A bike shop, Friday 11:20 PM"
        note="No source? Then it takes a message for your team."
        className="grid gap-6 sm:gap-10"
      >
        <p className="w-fit rounded-card rounded-es-sm border border-border bg-surface-2 px-5 py-3 text-lg sm:text-xl">
          Can I bring my bike in on Saturday?
        </p>
        <p className="ms-auto w-11/12 max-w-4xl rounded-card rounded-ee-sm bg-accent px-5 py-4 text-xl text-on-accent sm:p-8 sm:text-h3">
          <span>Yes, </span>
          <Sourced mark="a">we’re open from 10 AM to 4 PM</Sourced>
          <span>. </span>
          <Sourced mark="b">Until 2 PM, you can drop it off without an appointment</Sourced>
          <span>.</span>
        </p>
        <dl className="grid gap-6 sm:grid-cols-2 sm:gap-12">
          {sources.map(({ mark, name, text }) => (
            <div key={mark} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:gap-x-6">
              <span aria-hidden className="row-span-2 text-h2 leading-none font-semibold text-sun">
                {mark}
              </span>
              <dt className="text-fg-muted">{name}</dt>
              <dd className="text-xl text-balance sm:text-h4">{text}</dd>
            </div>
          ))}
        </dl>
      </SampleFigure>
    </Section>
  );
}

function Sourced({ mark, children }: { mark: string; children: string }) {
  return (
    <span>
      <span className="underline decoration-current/40 underline-offset-4">{children}</span>
      <sup className="ms-0.5 text-xs">{mark}</sup>
    </span>
  );
}
