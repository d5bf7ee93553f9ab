import { LuCreditCard, LuLanguages, LuPlug, LuRocket, LuShieldCheck } from 'react-icons/lu';
import { useOpenByHash } from '@/lib/use-open-by-hash';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Accordion, type AccordionItem } from '@/ui/accordion';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const questions = [
  {
    id: 'what-lumenary-does',
    title: `What does ${brand.name} do?`,
    icon: LuRocket,
    content: (
      <p>
        We build and run AI services for companies: chatbots, virtual assistants, translation, sentiment
        analysis, speech recognition, automation and fraud detection. You choose the services, we set them up
        with your content, and your team keeps the last word.
      </p>
    ),
  },
  {
    id: 'how-long-set-up-takes',
    title: 'How long does it take to set up?',
    icon: LuPlug,
    content: (
      <p>
        A chatbot that answers from your own help pages is ready in about a week. Nobody on your side has to
        write code: you give us the pages and an hour for questions. Projects with several systems get a plan
        with dates before any work starts.
      </p>
    ),
  },
  {
    id: 'languages',
    title: 'Which languages are supported?',
    icon: LuLanguages,
    content: (
      <p>
        The Basic plan answers in one language, Pro in 20, and Enterprise in every language we offer. This
        site can be read in more than 100: choose yours in the language menu.
      </p>
    ),
  },
  {
    id: 'data-protection',
    title: 'What happens to our data?',
    icon: LuShieldCheck,
    content: (
      <p>
        It is encrypted on the way and at rest, and it is used to answer your customers and for nothing else.
        On Enterprise you also choose the region and how long it is kept. What this site itself stores is in
        the <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'changing-plans',
    title: 'Can we change or cancel our plan?',
    icon: LuCreditCard,
    content: (
      <p>
        Yes. Plans are paid by the month, and a change takes effect with the next one. The self-serve app
        comes with a 7-day money-back guarantee; the{' '}
        <TextLink to={`${paths.help}#subscription`}>subscription guide</TextLink> says how it works.
      </p>
    ),
  },
] as const satisfies readonly AccordionItem[];

const ids = questions.map(({ id }) => id);

/** The five questions of the FAQ, each with an address of its own. */
export function FaqSection() {
  const { openId, toggle } = useOpenByHash(ids);
  return (
    <Section id="questions" className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <SectionHeader
          eyebrow="Questions"
          title="Asked before you asked"
          lead="Five answers that most teams want before they start."
        />
        <p className="mt-6 text-fg-muted">
          Something else? <TextLink to={paths.contact}>Write to us</TextLink>
        </p>
      </div>
      <Accordion name="faq" items={questions} openId={openId} onToggle={toggle} />
    </Section>
  );
}
