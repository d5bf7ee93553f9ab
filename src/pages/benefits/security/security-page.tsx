export default function SecurityPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Secure &amp; Reliable · Lumenary</title>
      <h1 className="text-h1">Secure &amp; Reliable</h1>
    </div>
  );
}
