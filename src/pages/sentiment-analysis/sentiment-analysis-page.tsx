export default function SentimentAnalysisPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Sentiment Analysis · Lumenary</title>
      <h1 className="text-h1">Sentiment Analysis</h1>
    </div>
  );
}
