export default function TranslationPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Language Translation · Lumenary</title>
      <h1 className="text-h1">Language Translation</h1>
    </div>
  );
}
