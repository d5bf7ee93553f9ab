export default function CloudIntegrationPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Cloud Integration · Lumenary</title>
      <h1 className="text-h1">Cloud Integration</h1>
    </div>
  );
}
