export default function SupportPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>24/7 Customer Support · Lumenary</title>
      <h1 className="text-h1">24/7 Customer Support</h1>
    </div>
  );
}
