/** Emoji and what people typed before there were any. Skin tones and presentation marks are taken off before looking here. */
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
