import type { IconType } from 'react-icons';
import { LuCircleHelp, LuCreditCard, LuLanguages, LuPlug, LuRocket, LuShieldCheck } from 'react-icons/lu';
import { useOpenByHash } from '@/lib/use-open-by-hash';
import { paths } from '@/site/paths';
import { faq } from '@/site/questions/faq';
import { LinkedDetails, PlusMark } from '@/ui/linked-details';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

/** A question without an icon of its own gets a question mark. */
const icons: Readonly<Record<string, IconType>> = {
  'what-we-do': LuRocket,
  'how-long-set-up-takes': LuPlug,
  languages: LuLanguages,
  'data-protection': LuShieldCheck,
  'changing-plans': LuCreditCard,
};

const ids = faq.map(({ id }) => id);

interface FaqSectionProps {
  /** Shows the first answer, on the page that is about the questions. */
  readonly opensFirst?: boolean;
  /** Links to the other questions, on other pages. */
  readonly linksToMore?: boolean;
}

/** The questions of the FAQ, each at its own address. */
export function FaqSection({ opensFirst = false, linksToMore = true }: FaqSectionProps) {
  const open = useOpenByHash(ids, opensFirst ? ids[0] : null);
  return (
    <Section
      id="questions"
      layout="beside"
      title="Good questions, straight answers"
      aside={
        linksToMore && (
          <p className="mt-2 text-fg-muted sm:mt-6">
            <TextLink to={`${paths.faqs}#before-you-buy`}>More questions before you buy</TextLink>
          </p>
        )
      }
    >
      <div className="divide-y divide-border border-y border-border">
        {faq.map(({ id, question, answer, link }) => {
          const Icon = icons[id] ?? LuCircleHelp;
          return (
            <LinkedDetails key={id} id={id} name="faq" {...open}>
              <summary className="flex cursor-pointer items-center gap-4 rounded-sm py-3 transition-colors duration-fast sm:py-4 hover:text-accent-fg">
                <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />
                <h3 className="flex-1 font-medium text-balance sm:text-lg">{question}</h3>
                <PlusMark />
              </summary>
              <div className="max-w-measure pb-6 text-fg-muted">
                <p>{answer}</p>
                {link && (
                  <p className="mt-3">
                    <TextLink to={link.to}>{link.label}</TextLink>
                  </p>
                )}
              </div>
            </LinkedDetails>
          );
        })}
      </div>
    </Section>
  );
}
