import { LuEye, LuLock } from 'react-icons/lu';
import { plansWith } from '@/domain/format';
import { classNames } from '@/lib/class-names';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { Subprocessors } from '@/pages/shared/subprocessors';
import { facts } from '@/site/facts';
import { sections } from '@/site/paths';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { Questionnaire } from './questionnaire';

const promises = [
  { term: 'Encrypted in transit', text: 'Run any public TLS scanner on your chat address.' },
  {
    term: 'Encrypted at rest',
    text: 'Your data-processing agreement says so, and names your region.',
  },
  { term: `${facts.uptimePercent}% uptime`, text: 'Point any uptime monitor at your chat address.' },
] as const;

const entries = [
  ['9:02:11 AM', 'Chatbot', 'Read order 3318', '0000 – 81b0'],
  ['9:02:12 AM', 'Chatbot', 'Answered conversation 2206', '81b0 – 3f9a'],
  ['9:40:05 AM', 'Mara, support', 'Opened conversation 2206', '3f9a – c1d7'],
] as const;

export default function SecurityPage() {
  return (
    <>
      <PageHero
        {...benefitHero('security')}
        layout="figure"
        headline="Security you can check"
        aside={<MessagePath />}
        lead={`Encrypted on every plan, with ${facts.uptimePercent}% uptime.`}
        links={[
          { label: 'See the answers', to: '#questionnaire' },
          { label: 'See fraud detection', to: sections.fraud },
        ]}
      />

      <Questionnaire />

      <Section id="promises" tone="night" title="Check it, or get it in writing">
        <DefinitionRows layout="rail" items={promises} />
      </Section>

      <Section id="audit-log" title="Audit log" lead={`On ${plansWith('signOn')}.`}>
        <SampleFigure
          look="open"
          label="Who read what in a conversation"
          note="Each entry carries the seal of the one before it."
        >
          <DataTable
            caption="Who read what, when, and the seal"
            columns={['Time', 'Who', 'What', 'Seal']}
            rows={entries}
          />
        </SampleFigure>
      </Section>

      <Subprocessors />

      <NextStep
        scene="about"
        plan="enterprise"
        title="Single sign-on and an audit log"
        text="We answer your own questionnaire in writing first, on any plan."
      />
    </>
  );
}

const { encryption, regions } = facts;

const MESSAGE = '“Could order 3318 go to 18 Mill Lane instead? We’ve just moved.”';

/** Where one message goes, and whether it can be read there. */
const places = [
  { place: 'Visitor’s browser', detail: 'The visitor types it.', isSealed: false },
  { place: 'In transit', detail: `Encrypted with ${encryption.inTransit}.`, isSealed: true },
  { place: 'While it answers', detail: 'Decrypted in memory.', isSealed: false },
  {
    place: `Storage in ${regions[0]}`,
    detail: `Encrypted with ${encryption.atRest}, key 7c1e.`,
    isSealed: true,
  },
] as const;

/** One message from the browser to storage, open or sealed at each place. */
function MessagePath() {
  return (
    <SampleFigure look="open" label="One message, from the browser to storage" className="pb-10! sm:pb-14!">
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-border rtl:divide-x-reverse">
        {places.map(({ place, detail, isSealed }) => {
          const Icon = isSealed ? LuLock : LuEye;
          return (
            <li
              key={place}
              className="sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0 lg:px-6 lg:first:ps-0 lg:last:pe-0"
            >
              <p className="flex items-center gap-2.5 text-lg font-semibold">
                <Icon aria-hidden className={classNames('size-5 shrink-0', !isSealed && 'text-sun')} />
                <span>{place}</span>
              </p>
              <p className="mt-1 text-fg-muted">{detail}</p>
              {isSealed ? (
                <p className="mt-4 text-xl">
                  <span aria-hidden className="block tracking-widest wrap-anywhere text-fg-subtle">
                    {MESSAGE.replaceAll(/[^ ]/g, '•')}
                  </span>
                  <span className="sr-only">Unreadable</span>
                </p>
              ) : (
                <p translate="no" className="mt-4 text-xl">
                  {MESSAGE}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </SampleFigure>
  );
}
