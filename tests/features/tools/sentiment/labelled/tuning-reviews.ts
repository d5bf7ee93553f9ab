/** One text a line, with how a reader took it: + pleased, - displeased, 0 neither. */
export const tuningReviews = `
+ The banking app finally makes sense and I can see all my accounts on one page.
- Every time I try to pay a bill the app signs me out.
0 You can set a spending limit under Settings, Cards.
+ Mower started at the first pull after a whole winter in the shed.
- The blade was blunt out of the box and the grass bag keeps slipping.
0 It cuts a strip of forty centimetres.
+ My skin has never felt this smooth.
- This cream gave me a rash that lasted for days.
0 Apply a small amount in the morning and at night.
+ Addictive little game with charming graphics.
- Pay to win from level five on, and the ads are relentless.
0 The game has sixty levels and a daily puzzle.
+ For once a landlord who answers his phone and repairs things the same week.
- The landlord kept our deposit without giving a reason.
0 The deposit equals two months of rent.
+ These boots took me across three mountain ranges and still look smart.
- My feet were soaked after ten minutes on wet grass.
0 The boots weigh 900 grams a pair.
+ Surprisingly tasty for something this healthy.
- The aftertaste is vile and even the dog left it.
0 One serving has 120 calories.
+ The printer was up and running in five minutes.
- It swallows paper, it streaks, and the ink costs a fortune.
0 The printer takes two kinds of cartridges.
+ A phone that does everything I want and nothing I don't.
- The phone gets so hot that I can't hold it.
0 The phone has two cameras at the back.
+ I've been a member for six years and would not train anywhere else.
- Half of the machines have been out of action since January.
0 The gym opens at six on weekdays.
+ Clear pictures, good sound, and the subtitles are easy to read.
- The stream froze in the last minute of the final.
0 The series has eight episodes.
+ Not the prettiest bike, but it rides like a dream.
- Pretty bike, shame about the brakes.
0 The bike is sold without pedals.
+ My grandson squealed when he opened it.
- The toy lost an arm within the hour and my son was in tears.
0 Recommended for children from three years.
+ Customs took a while, the seller kept me posted the whole time. Top marks!
- Seller went quiet as soon as I had paid.
0 The seller is based in Lisbon.
+ It has paid for itself already.
- For that kind of money I expect working hinges.
0 We compared three models in this price range.
+ Cleans the pans without scratching them, I'm a convert.
- Leaves streaks on everything.
0 Dilute one cap in five litres of water.
+ I ordered with low expectations and was proved wrong.
- Ordered with high hopes, returned with a sigh.
0 I ordered on a Sunday.
+ Still going strong after a decade.
- Didn't last a month.
0 I have had it for a month.
+ The pillow cured my stiff neck.
- Woke up with a sore neck every day.
0 The pillow is filled with wool.
+ Beautiful stitching and lots of pockets, just what a traveller needs.
- So many pockets and not one that closes.
0 It has six pockets.
+ LOVE the new colours!!
- WORST update EVER
0 The new colours are green and rust.
`;
