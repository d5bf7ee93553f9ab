import type { Sample } from '../shared/draft-field';

/** Made up. One leaves something to do, one does not. */
export const samples: readonly Sample[] = [
  {
    name: 'A rough draft',
    text: `# Garden chairs

It is important to note that our garden chairs are made from oak that was dried for two years, which is very important because wood that has been dried too quickly is often bent by the first summer, and nobody really wants to sit on a chair that moves when the table does not.

### Care

In order to keep them beautiful, the chairs should be oiled once a year. The oil can be bought in our shop. Actually, any oil for wood is fine.

Find out more by clicking [here](/care).
`,
  },
  {
    name: 'A clear one',
    text: `# How to choose a garden chair that lasts

A good garden chair costs once and lasts for twenty summers. Look at three things before you buy: the wood, the joints and the feet.

## The wood

Oak and robinia stand the rain without paint. Pine needs a coat every spring. Ask the dealer where the tree grew; a dealer who knows will tell you.

## The joints

Pull the back towards you. If a garden chair creaks in the shop, it will shake on your terrace. Screws hold longer than glue, and you can tighten them.

## The feet

Feet stand in water longest. Turn the chair round: the best ones have a small plate of steel or plastic under each foot.
`,
  },
];
