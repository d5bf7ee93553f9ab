export default function SearchPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Search · Lumenary</title>
      <h1 className="text-h1">Search</h1>
    </div>
  );
}
