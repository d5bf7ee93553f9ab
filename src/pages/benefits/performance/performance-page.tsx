export default function PerformancePage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Boost Performance · Lumenary</title>
      <h1 className="text-h1">Boost Performance</h1>
    </div>
  );
}
