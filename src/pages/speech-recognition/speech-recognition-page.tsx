export default function SpeechRecognitionPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Speech Recognition · Lumenary</title>
      <h1 className="text-h1">Speech Recognition</h1>
    </div>
  );
}
