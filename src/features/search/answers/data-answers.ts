import { facts } from '@/site/facts';
import { listOf } from '@/site/number-words';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import type { CuratedAnswer } from '../search-index';

const { encryption, regions, exportAfterCancellationDays, noticeOfTermsChangeDays } = facts;

/** Questions about data, privacy and terms. Answers without a text quote the section they lead to. */
export function dataAnswers(): readonly CuratedAnswer[] {
  const inRegions = [...new Set(plans.map(({ includes }) => includes.region))].map((region) => {
    const titles = listOf(
      plans.filter(({ includes }) => includes.region === region).map(({ title }) => title),
    );
    return regions.some((name) => name === region)
      ? `${titles} in ${region}`
      : `${titles} in the region you choose (${listOf(regions, 'or')})`;
  });
  return [
    {
      ask: 'Where is my data stored? | where do you keep the data | location of the server | servers in europe | eu hosting | hosting in germany | data center | data in the usa | which regions exist | choose the region | host data in another country | singapore | where is the cloud',
      text: `It depends on your plan: ${inRegions.join(', ')}.`,
      to: `${paths.pricing}#compare`,
    },
    {
      ask: 'how is data encrypted | encryption | end-to-end encryption | tls | aes | is data encrypted | how do you encrypt | protect data from hackers | data breach | hacked',
      text: `Data is encrypted in transit (${encryption.inTransit}) and at rest (${encryption.atRest}), on every plan.`,
      to: paths.security,
    },
    {
      ask: 'which data do you collect about me | personal data | gdpr | privacy | what do you know about me | privacy policy | dsgvo | data you save about me',
      to: policy('information-collected'),
    },
    {
      ask: 'cookies | which cookies do you set | what do you store in my browser | local storage | tracking | do you track me | analytics cookies | ads',
      text: 'We show no ads and build no profile of you. Your session and your settings are kept in your browser, where you can see and delete them, and analytics run only if you agree.',
      to: policy('storage-and-protection'),
    },
    {
      ask: 'do you sell my data | share information with third parties | who receives my data | give data to others | sell information | pass on my data | give my data to google',
      text: 'We never sell data. The Privacy Policy lists each service that receives what it needs for its part of the site.',
      to: policy('third-party-sharing'),
    },
    {
      ask: 'delete my data | get a copy of my data | correct my data | right to be forgotten | data protection officer | erase personal data',
      to: policy('privacy-contact'),
    },
    {
      ask: 'opt out of analytics | change my cookie settings | privacy choices | turn off translation',
      to: policy('choices'),
    },
    {
      ask: 'what happens to my data after I cancel | export my data | leave and take data with me | download my data after the contract | data export | get all data out | data when I leave',
      text: `After you cancel, you can export your data for ${exportAfterCancellationDays} days. Then it is deleted.`,
      to: paths.terms,
    },
    {
      ask: 'terms of service | terms and conditions | legal | legal terms | liability | agreement | contract terms',
      to: paths.terms,
    },
    {
      ask: 'who owns the content | who owns the results | owner of the texts | intellectual property | do the results belong to me | ownership | copyright',
      text: 'Your content and the results are yours. They are used to provide your service, never to train models for others.',
      to: paths.terms,
    },
    {
      ask: 'do you change the terms | notice of changes to the terms',
      text: `You get an email ${noticeOfTermsChangeDays} days before the terms change, with the old and the new wording side by side.`,
      to: paths.terms,
    },
  ];
}

function policy(id: string): string {
  return `${paths.privacy}#${id}-title`;
}
