export default function AiSolutionsPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Innovative AI Solutions · Lumenary</title>
      <h1 className="text-h1">Innovative AI Solutions</h1>
    </div>
  );
}
