/** Adds a script of another host. One that fails is taken out again, so that it can be asked for anew. */
export function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    });
    document.head.append(script);
  });
}
