export default function AboutPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>About · Lumenary</title>
      <h1 className="text-h1">About</h1>
    </div>
  );
}
