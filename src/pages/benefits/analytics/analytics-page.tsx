export default function AnalyticsPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Advanced Analytics · Lumenary</title>
      <h1 className="text-h1">Advanced Analytics</h1>
    </div>
  );
}
