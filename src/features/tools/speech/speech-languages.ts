interface SpeechLanguage {
  readonly tag: string;
  readonly name: string;
}

const common =
  'en-US en-GB ar-SA cs-CZ da-DK de-DE es-ES es-MX fr-FR hi-IN it-IT ja-JP ko-KR nl-NL pl-PL pt-BR pt-PT sv-SE tr-TR uk-UA zh-CN'.split(
    ' ',
  );

/** Common languages by their own names, preceded by the browser's language if it is not among them. */
export function speechLanguages([own = '']: readonly string[]): readonly SpeechLanguage[] {
  return (findCommon(own) === undefined ? [own, ...common] : common).flatMap((tag) => {
    const name = nativeName(tag);
    return name === undefined ? [] : [{ tag, name }];
  });
}

/** The saved language if offered, otherwise the browser's. */
export function preferredLanguage(chosen: string, browserTags: readonly string[]): string {
  const offered = speechLanguages(browserTags).map(({ tag }) => tag);
  return offered.includes(chosen) ? chosen : (findCommon(browserTags[0] ?? '') ?? offered[0] ?? 'en-US');
}

function findCommon(browserTag: string): string | undefined {
  const wanted = browserTag.toLowerCase();
  return (
    common.find((tag) => tag.toLowerCase() === wanted) ?? common.find((tag) => tag.split('-')[0] === wanted)
  );
}

function nativeName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
