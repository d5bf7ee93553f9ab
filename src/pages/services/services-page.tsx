export default function ServicesPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Services · Lumenary</title>
      <h1 className="text-h1">Services</h1>
    </div>
  );
}
