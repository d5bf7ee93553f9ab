/** Food, travel, work, feelings. One text a line, with how a reader took it: + pleased, - displeased, 0 neither. */
export const tuningPlaces = `
+ The pizza was delicious and the staff could not have been nicer.
- The pizza was burnt and the staff could not care less.
0 The pizza comes with a salad.
+ We had a lovely evening.
- We had a dreadful evening.
0 We had a table by the window.
+ A hidden gem, we will be back.
- A tourist trap, avoid.
+ The room was clean, bright and quiet.
- The room was neither clean nor quiet.
0 The room has two beds and a balcony.
- There was mould in the shower.
+ There was fresh fruit every morning.
0 There is a bakery next door.
- The waiter was unfriendly and ignored us.
+ The waiter was friendly even though they were very busy.
- The waiter was friendly, but the food was awful.
- Service was slow and the food was cold.
+ Service was slow, but the food was out of this world.
0 Dinner starts at six.
+ The train was on time and comfortable.
- The train was late and packed.
0 The train leaves from platform four.
- We got food poisoning.
+ Yummy 😋
- Disgusting 🤢
+ I would go back tomorrow.
- I will not be back.
0 We went there on a Tuesday.
+ It exceeded all our expectations.
- It fell short of what we had hoped for.
+ The beach is gorgeous and hardly anyone was there.
- The beach was full of rubbish.
0 The beach is two kilometres away.
- The guide was boring.
+ The guide was never boring.
0 The tour takes three hours.
+ Great value for a family.
- Poor value for a family.
0 A family of four pays thirty euros.
- We felt unsafe walking home at night.
+ We felt safe and welcome.
- It was a nightmare from start to finish.
+ It was magical from start to finish.
0 The path goes from the church to the lake.
- The bed was so uncomfortable that my back still hurts.
+ Slept like a baby.
0 The bed is 140 centimetres wide.
+ This book made me laugh out loud.
- This book bored me to tears.
0 This book has 320 pages.
- Somewhat disappointing.
+ Somewhat sweet, rather charming.
0 It is somewhat larger than the old one.
- I am so angry right now.
+ I am so grateful for your support.
0 I am at the station right now.
- Our manager never listens and takes all the credit.
+ Our manager listens and gives praise freely.
0 Our manager has been here since 2012.
- The new system is a step backwards.
+ The new system saves us hours every week.
0 The new system starts in October.
- I'm losing patience.
+ I'm loving it.
0 I'm writing about my booking.
- The parking is a disaster and the signs are confusing.
+ Parking was easy and free.
0 Parking costs two euros an hour.
+ Against all odds it turned out brilliant.
- For a place this famous it is shockingly bad.
+ No complaints whatsoever.
- No help whatsoever.
0 No reservation is needed.
- I was really looking forward to it, and then they cancelled.
+ I'm really looking forward to it!
0 The film was shot in two countries.
- The plot is predictable and the jokes fall flat.
+ The plot is clever and the jokes land.
- Congratulations on the worst website I have seen.
+ Congratulations, this is a superb piece of work.
0 Fine.
- Oh fantastic, the printer is broken again.
+ ❤️❤️❤️
- 😡😡
`;
