/** Texts written without looking at the word lists. + positive, - negative, 0 neutral. */
const lines = `
+ We stayed for a long weekend and enjoyed every minute. The owners are charming.
- We left after one night. The walls are thin, the heating is broken and the owner was rude about it.
0 We arrived on Friday evening and left on Monday after breakfast.
+ A very comfortable saddle, even on longer rides.
- The saddle is so hard that it hurts after ten minutes.
0 The saddle can be moved by four centimetres.
+ Friendly advice, no pressure to buy, and a fair quote.
- The quote was twice what they had told me on the phone, which I find dishonest.
0 The quote is valid until the end of the month.
+ This blender is powerful and easy to clean. I use it daily and I love it.
- Noisy blender that leaves lumps in everything. Disappointed.
0 The blender has two speeds and a glass jug of one litre.
+ The course was well structured and the tutor was inspiring.
- The tutor seemed bored and the material was useless to beginners.
0 The course consists of twelve lessons and a test.
+ I can only praise the team at the front desk, they solved my problem in minutes.
- Nobody at the front desk could solve my problem and they were not even sorry.
0 The front desk is staffed around the clock.
+ The soup of the day was excellent, my compliments to the cook.
- The soup of the day tasted of nothing and was served cold.
0 The soup of the day is lentil.
+ What a fantastic night, great band and a happy crowd.
- What a waste of an evening. The band was awful and the drinks were too expensive.
0 The band plays every second Saturday.
+ Prompt reply, clear answer, problem solved. Thank you.
- Still no reply after ten days. I am very frustrated.
0 I am replying to your message from Tuesday.
+ The jacket is beautifully made and keeps me warm in any weather.
- The jacket looks cheap and the lining ripped the first time I wore it.
0 The jacket is made in two colours, black and olive.
+ My order was complete, on time and well wrapped. Very satisfied.
- My order was incomplete and two of the plates were smashed.
0 My order has four items.
+ Wonderful little bakery with the nicest staff.
- The bread was stale and the girl behind the counter ignored me.
0 The bakery opens at half past six.
+ It isn't fancy, but it is honest food at honest prices.
- It looked fancy, but the food was tasteless and the waiter was arrogant.
0 It is a self-service restaurant with about forty seats.
+ The new design is clean and much easier to navigate.
- I hate the new design. I can't find anything any more.
0 The new design will be shown to all users from next week.
+ No crashes, no ads, no nonsense. Great app.
- Constant crashes and far too many ads.
0 The app shows ads in its free version.
+ She listened carefully and gave me good advice.
- She didn't listen and gave me the wrong prescription.
0 She asked me for my date of birth.
+ The battery lasts forever and the screen is gorgeous.
- The battery is terrible, it barely lasts until lunch.
0 The battery can be replaced by the user.
+ I was nervous about ordering online but everything went perfectly.
- I trusted this shop and they let me down badly.
0 I ordered online and picked it up at the shop.
+ Superb sound for such a tiny speaker!
- Muffled sound, weak bass, not recommended.
0 The speaker can be used with a cable or without.
+ The kids had great fun and we adults could relax.
- The kids were bored and the adults were annoyed.
0 Kids under six pay nothing.
`;

const tones = new Map([
  ['+', 'positive'],
  ['-', 'negative'],
  ['0', 'neutral'],
]);

export const labeledTexts = lines
  .trim()
  .split('\n')
  .map((line) => ({ tone: tones.get(line.charAt(0)), text: line.slice(2) }));
