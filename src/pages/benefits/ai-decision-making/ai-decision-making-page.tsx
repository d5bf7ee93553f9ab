export default function AiDecisionMakingPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>AI-Powered Decision Making · Lumenary</title>
      <h1 className="text-h1">AI-Powered Decision Making</h1>
    </div>
  );
}
