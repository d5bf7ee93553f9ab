import MailedLinkScreen from '../screens/mailed-link-screen';

/** What the links of the provider's emails open for signed-in users of a closed site. */
export default function MailedLinkPage() {
  return (
    <div className="px-gutter py-section">
      <MailedLinkScreen />
    </div>
  );
}
