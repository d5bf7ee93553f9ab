import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedTopics } from '@/pages/shared/related-topics';
import { ButtonLink } from '@/ui/button';
import { CloudIntegrationIllustration } from '@/ui/illustrations/cloud-integration';
import { TextLink } from '@/ui/text-link';
import { AccessSection } from './access-section';
import { FlowSection } from './flow-section';
import { LeavingSection } from './leaving-section';
import { PlugsSection } from './plugs-section';

export default function CloudIntegrationPage() {
  return (
    <>
      <DetailHero
        topic="cloud-integration"
        from="features"
        lead="Conversations, transcripts and reports go to storage that you own, in the country you name, under a key that you can take away."
        figure={<CloudIntegrationIllustration />}
      >
        <ButtonLink to="#try">Follow one message</ButtonLink>
        <ButtonLink to={paths.dataPrivacy} variant="secondary">
          Read the privacy policy
        </ButtonLink>
      </DetailHero>
      <FlowSection />
      <PlugsSection />
      <AccessSection />
      <LeavingSection />
      <RelatedTopics
        title="Before you sign off"
        items={[
          { topic: 'security', why: 'Which promises hold, and how you can check each yourself.' },
          { topic: 'scalability', why: 'What happens to the queue when everybody writes at once.' },
          {
            topic: 'speech-recognition',
            why: 'The feature that fills storage fastest, and how to keep it small.',
          },
        ]}
      />
      <NextStep
        tone="quiet"
        plan="enterprise"
        title="Talk to an engineer, not to a brochure"
        text="Bring your region, your retention rule and the name of your storage. You leave with a drawing of where each byte goes."
        action="Book the conversation"
      >
        <TextLink to={paths.help}>Read the help page first</TextLink>
      </NextStep>
    </>
  );
}
