export default function PricingPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Pricing · Lumenary</title>
      <h1 className="text-h1">Pricing</h1>
    </div>
  );
}
