export default function ProjectsPage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>Projects · Lumenary</title>
      <h1 className="text-h1">Projects</h1>
    </div>
  );
}
