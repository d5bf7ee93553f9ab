/** Hands a file made on this page to the browser's downloads. */
export function saveFile(name: string, content: Blob | string, type = 'text/plain;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after asking where to put it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
