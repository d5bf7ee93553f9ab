/** Made-up texts. */
export const samples = [
  {
    name: 'A mixed review',
    text: 'Bought this jacket for a walk along the coast. Warm, light, and it shrugged off four hours of rain! The zipper jammed on day two, which is not great at this price. But the lady on the phone was incredibly kind and sent a new one without any fuss.',
  },
  {
    name: 'A support email',
    text: 'I have been waiting for three weeks and nobody has answered. The app was really good, but since the update it crashes every time I open the calendar. I would not call that an improvement. Could somebody please help me?',
  },
  {
    name: 'Short and loud',
    text: 'LOVE it 😍😍\nNot bad at all.\nOh great, another update.\nCan’t fault it!\nwaste of money 👎\nThe box has two cables.',
  },
] as const;

/** Forty made-up reviews. */
const reviews = `
5;Warm, light and waterproof. I am delighted.
2;The zipper jammed on day two.
4;Great jacket, but the pockets are a bit small.
1;Zipper broke in the first week. Very disappointed.
5;Best jacket I have ever had!
3;It arrived on Tuesday.
5;Four hours of rain and I stayed dry. Brilliant.
2;Lovely color, but the zipper is useless.
4;Fits perfectly and looks good in town too.
1;Overpriced. The stitching came apart after one walk.
5;The lady on the phone was incredibly helpful and sent a new one without any fuss.
4;Comfortable, easy to pack, and the hood is excellent.
2;Too big in the shoulders and the sleeves are too short.
5;My dad loves his, so I bought a second one.
3;I wear a medium and it measures 21 inches across.
1;Terrible. It leaked at the seams and the refund never came.
4;Not cheap, but worth every penny.
5;Love it 😍
2;Nice idea, poor quality.
4;Happy with it so far.
1;Do not buy. The zipper is faulty and nobody answers.
5;Delivery was fast and the jacket is gorgeous.
3;Bought for a walk along the coast in October.
4;Soft lining, good value, quick delivery.
2;The zipper gets stuck every single time.
5;Wonderful service and a really well made jacket.
4;I was skeptical about the weight, but it keeps me warm.
1;Smells awful and the color washed out. 😡
3;The label says to wash it in cold water.
5;Perfect for cycling in the rain.
2;Disappointing for a brand I used to trust.
4;Sturdy, simple and surprisingly light.
5;Can’t fault it.
1;Waste of money.
3;It comes in four colors.
4;Pleasantly surprised by the fit.
2;Hard to close with gloves on, and the cuffs are scratchy.
5;Stylish and warm, I get compliments all the time.
1;The zipper tore on my first trip. Not good enough at this price.
4;Good jacket, friendly store.
`;

export function sampleFile(): File {
  const rows = reviews
    .trim()
    .split('\n')
    .map((line, at) => `R${1001 + at};${line}`);
  return new File([['review_id;stars;review', ...rows].join('\n')], 'rain-jacket-sample.csv');
}
