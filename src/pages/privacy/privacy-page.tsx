export default function PrivacyPage() {
  return (
    <article className="mx-auto max-w-prose px-gutter py-section">
      <title>Privacy Policy · Lumenary</title>
      <h1 className="text-h2">Privacy Policy</h1>
      <p className="mt-4 text-fg-muted">Last updated: March 2025</p>
    </article>
  );
}
