export default function FaqsPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>FAQ · Lumenary</title>
      <h1 className="text-h1">FAQ</h1>
    </div>
  );
}
