import { PAGE_LANGUAGE } from '@/site/languages';

const COOKIE = 'googtrans';

/** What the translator reads when it starts, and keeps of the visitor's choice. */
export function writeTranslationCookie(code: string | null) {
  const value = code === null ? 'expires=Thu, 01 Jan 1970 00:00:00 GMT' : 'SameSite=Lax';
  const choice = code === null ? '' : `/${PAGE_LANGUAGE}/${code}`;
  document.cookie = `${COOKIE}=${choice}; path=/; ${value}`;
  // The translator itself writes it for the whole domain as well.
  document.cookie = `${COOKIE}=${choice}; path=/; domain=${window.location.hostname}; ${value}`;
}

export function readTranslationCookie(): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=/${PAGE_LANGUAGE}/([^;]+)`).exec(document.cookie)?.[1];
}

/** The translator marks the page as translated, whatever the language. */
export function isTranslated(): boolean {
  return /(^|\s)translated-(ltr|rtl)(\s|$)/.test(document.documentElement.className);
}

/** Answers whether the mark came, or went, in time. */
export async function becomesTranslated(translated: boolean, withinMs: number): Promise<boolean> {
  const isSo = () => isTranslated() === translated;
  if (isSo()) return true;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => isSo() && finish());
    const timer = setTimeout(finish, withinMs);
    function finish() {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  });
  return isSo();
}

export function setPageLanguage(tag: string, direction: string | null) {
  document.documentElement.lang = tag;
  if (direction === null) document.documentElement.removeAttribute('dir');
  else document.documentElement.dir = direction;
}
