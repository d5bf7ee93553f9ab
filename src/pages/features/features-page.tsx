export default function FeaturesPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Features · Lumenary</title>
      <h1 className="text-h1">Features</h1>
    </div>
  );
}
