export default function OfferPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Special Offer In Pricing · Lumenary</title>
      <h1 className="text-h1">Special Offer In Pricing</h1>
    </div>
  );
}
