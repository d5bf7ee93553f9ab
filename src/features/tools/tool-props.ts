/** What a page passes to its tool. */
export interface ToolProps {
  /** A message that the visitor has written elsewhere on the site, to start with instead of a sample. */
  readonly message?: string | undefined;
}
