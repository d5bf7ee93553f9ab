/** Holds the room of a page on its way, so that the footer does not jump. */
export function PagePlaceholder() {
  return (
    <div className="min-h-svh" aria-busy>
      <p role="status" className="sr-only">
        Loading...
      </p>
    </div>
  );
}
