import { PolicySection } from './policy-section';

export function CollectedSection() {
  return (
    <PolicySection id="information-collected" title="Information collected">
      <p>Only what you type, and what signing in brings with it:</p>
      <ul className="list-disc space-y-2 ps-5">
        <li>
          <strong className="font-medium text-fg">Your account:</strong> name, e-mail address, whether it is
          verified, the ways you sign in, and when you last did. With Google or GitHub, those tell us your
          name, your address and where your picture is.
        </li>
        <li>
          <strong className="font-medium text-fg">Messages:</strong> what you write in the contact form, first
          and last name, company, phone and e-mail included, and the plan it is about.
        </li>
        <li>
          <strong className="font-medium text-fg">The newsletter:</strong> your e-mail address.
        </li>
      </ul>
      <p>
        What you search for on this site is looked up in your browser and sent to nobody, with one exception:
        the address of a page of results holds it, for you to come back to or to share, and the host of this
        site gets that address when you open or reload it. There is no advertising and no profile of you, and
        your data is not sold to anybody.
      </p>
    </PolicySection>
  );
}
