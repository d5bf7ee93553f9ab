export default function ScalabilityPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Scalable Solutions · Lumenary</title>
      <h1 className="text-h1">Scalable Solutions</h1>
    </div>
  );
}
