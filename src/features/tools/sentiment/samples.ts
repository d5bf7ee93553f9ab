/** Invented, like everybody in them. */
export const samples = [
  {
    name: 'A mixed review',
    text: 'Bought this jacket for a walk along the coast. Warm, light, and it shrugged off four hours of rain! The zip jammed on day two, which is not great at this price. But the lady on the phone was incredibly kind and sent a new one without any fuss.',
  },
  {
    name: 'A support mail',
    text: 'I have been waiting for three weeks and nobody has answered. The app was really good, but since the update it crashes every time I open the calendar. I would not call that an improvement. Could somebody please help me?',
  },
  {
    name: 'Short and loud',
    text: 'LOVE it 😍😍\nNot bad at all.\nOh great, another update.\nCan’t fault it!\nwaste of money 👎\nThe box has two cables.',
  },
] as const;
