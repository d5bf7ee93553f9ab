export default function ContactPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Contact · Lumenary</title>
      <h1 className="text-h1">Contact</h1>
    </div>
  );
}
