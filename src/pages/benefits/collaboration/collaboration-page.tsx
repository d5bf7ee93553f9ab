export default function CollaborationPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Seamless Collaboration · Lumenary</title>
      <h1 className="text-h1">Seamless Collaboration</h1>
    </div>
  );
}
