/** Intensifiers and downtoners with their factors. */
export const strengths: Readonly<Record<string, number>> = {
  ...every(
    1.3,
    'very really so truly super highly deeply thoroughly especially particularly seriously genuinely such much far way quite pretty rather remarkably real that most well awfully terribly damn',
  ),
  ...every(
    1.5,
    'extremely absolutely incredibly totally completely utterly insanely exceptionally extraordinarily unbelievably outrageously entirely amazingly hugely immensely wildly massively shockingly ridiculously incredible total complete absolute utter pure sheer surprisingly impressively perfectly beautifully wonderfully positively easily',
  ),
  ...every(
    0.5,
    'slightly somewhat mildly marginally partly partially moderately vaguely faintly a-bit a-little bit little almost nearly',
  ),
  ...every(
    0.75,
    'fairly reasonably relatively mostly sometimes occasionally somewhat generally kind-of sort-of',
  ),
};

export const negations = new Set(
  `not no never none nobody nothing neither nor nowhere cannot cant dont doesnt didnt isnt wasnt arent werent wont wouldnt couldnt
  shouldnt hasnt havent hadnt aint without hardly barely scarcely seldom rarely lack lacks lacked lacking zero refuse refuses refused`.split(
    /\s+/,
  ),
);

/** Text after these words counts more than text before. */
export const contrasts = new Set(['but', 'however', 'nevertheless', 'nonetheless', 'yet']);
/** Clauses introduced by these words count less. */
export const concessions = new Set(['although', 'though', 'despite', 'while', 'whilst', 'whereas']);

/** A negation does not reach past these words. */
export const clauseStarts = new Set(
  'because since until when where which who whose if unless although though but however so therefore then after before'.split(
    ' ',
  ),
);
export const subjects = new Set(
  'the a an i we you he she it they this that these those my our your his her its their there everything everyone'.split(
    ' ',
  ),
);

/** Words that are neutral, but a complaint when negated. */
export const expectedWords = new Set(
  `work works worked working arrive arrived arrives come came answer answers answered reply replies replied respond responds responded
  response responding fit fits function functions close closes closed open opens opened charge charges charged start starts started turn turns
  last lasts lasted listen listens listened connect connects connected load loads loaded stick sticks hold holds deliver delivered understand
  understands understood show shows call called tell told warn warned explain explained sleep slept stay stays know knew knows bother bothered
  move moves respect respected match matches receive received get got sound refund refunded deserve acknowledge acknowledged offer offered look-after
  bring brought cook cooked hot sense rest wifi toilet seat seats space room instructions apology reach reached sync syncs save saves find
  found believe trust rinse dry keep kept admit charges switch switches ship shipped`.split(/\s+/),
);

/** Neutral words that are a complaint after “too”. */
export const excessWords = new Set(
  `small big large long short tight loose hot cold slow fast late early loud quiet dark bright thin thick heavy light sweet salty spicy
  much many few little far high low hard soft complicated narrow wide young old strong weak deep shallow crowded sugary bitter sour dry
  often busy noisy bulky technical steep vague short-lived close greasy oily bland simple plain chewy stiff`.split(
    /\s+/,
  ),
);

/** Words that look like an inflected form of a weighted word but are neutral. */
export const neutralForms = new Set(
  'goods kindly lately wells hardly fined fines spared freeze likes backing kinds flats rested covers interests interested'.split(
    ' ',
  ),
);

function every(strength: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word.replace('-', ' '), strength]));
}

/** Emoji and emoticons by weight, without skin tones and variation selectors. */
export const signs = {
  '3': '😍 🥰 😘 🤩 ❤ 💖 💕 💗 💓 💝 💞 🏆 🥇 💯 🎉 🥳 😻 :D =D xD <3',
  '2': `😀 😃 😄 😁 😆 😊 ☺ 😂 🤣 🙂 😎 🤗 😋 👍 👏 🙌 💪 🙏 ✨ 🌟 ⭐ 🔥 👌 🎊 🤝 💚 💙 💛 🧡 💜 😌 😇 🥹 🌈 ✅ 🤟
    :) :-) =) (: :-D ;) ;-) :] ^^ \\o/`,
  '1': '😉 😅 🙃 🌞 ☀ 🎁 🍀 💐 🌹 🤭 :P :-P :p',
  '-1': '😐 😑 🙄 😕 🤔 😬 🫤 🥱 😶 😒 :/ :-/ :| :-| :\\',
  '-2': `😞 😔 😟 🙁 ☹ 😣 😖 😫 😩 😢 😥 😓 😰 😨 👎 💔 😭 🤦 🤷 ❌ 🚩 😪 😿 🥺
    :( :-( =( ): :'( D: </3`,
  '-3': '😡 😠 🤬 😤 🤮 🤢 💩 🖕 😱 👿 💢 >:( >:-(',
} as const;
