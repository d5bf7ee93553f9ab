export default function HelpPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Help and Support · Lumenary</title>
      <h1 className="text-h1">Help and Support</h1>
    </div>
  );
}
