export default function ChatbotPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Chatbot Integration · Lumenary</title>
      <h1 className="text-h1">Chatbot Integration</h1>
    </div>
  );
}
