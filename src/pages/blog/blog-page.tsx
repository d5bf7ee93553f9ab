export default function BlogPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Blog · Lumenary</title>
      <h1 className="text-h1">Blog</h1>
    </div>
  );
}
