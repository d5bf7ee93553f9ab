export default function CustomizationPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Customizable Features · Lumenary</title>
      <h1 className="text-h1">Customizable Features</h1>
    </div>
  );
}
