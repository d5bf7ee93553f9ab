import { ContactForm } from '@/features/forms';
import { ContactInfo } from './contact-info';
import { QuestionTeaser } from './question-teaser';

export function FormSection() {
  return (
    <section id="message" aria-labelledby="message-title" className="px-gutter pb-section">
      <div className="mx-auto grid max-w-content gap-10 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div className="rounded-panel border border-border bg-surface p-5 shadow-raised sm:p-8">
          <h2 id="message-title" className="mb-6 text-h3">
            Send a message
          </h2>
          <ContactForm />
        </div>
        <div className="space-y-10">
          <QuestionTeaser />
          <ContactInfo />
        </div>
      </div>
    </section>
  );
}
