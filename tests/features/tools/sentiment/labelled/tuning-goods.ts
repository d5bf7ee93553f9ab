/** Shops, products, support. One text a line, with how a reader took it: + pleased, - displeased, 0 neither. */
export const tuningGoods = `
+ Absolutely love this kettle, it boils in no time.
- The kettle leaked on the first day and the second one was no better.
0 The kettle holds 1.7 litres and has a blue light.
+ The best headphones I have ever owned.
- I returned them after a week because the left side went silent.
0 The cable is one metre long.
+ It does what it says on the tin.
- It does not do what it says on the tin.
+ Not bad at all for the money.
- Not good enough for the price.
0 I ordered the medium, which measures 54 centimetres across.
+ Really happy with how it turned out.
- I am not happy with the way this was handled.
+ My daughter uses it every day and never wants to be without it.
- The zip jammed on day two.
+ I never had a problem with it.
- I have had nothing but problems with it.
0 Please send the invoice to our new address.
+ Delivery was super fast and the packaging was neat.
- Delivery took three weeks and the box was crushed.
0 Delivery takes three to five working days.
+ I was worried about the size, but it fits perfectly.
- I liked the colour, but the fabric tore within days.
- The design is beautiful, yet it is useless in the rain.
+ A bit pricey, but I would buy it again in a heartbeat.
0 Do you also sell the cover on its own?
- Why is it so hard to reach a human being?
+ Thanks a lot for the quick help!
- Thanks for nothing.
+ Exactly what I needed 👍
- Total rubbish 👎
0 The manual is available in nine languages.
- I was charged twice and I want my money back.
+ They refunded me without any fuss.
- The refund never came.
0 I would like to change the date of my appointment.
+ Your colleague was polite, fast and honest.
- Your colleague hung up on me.
+ The update fixed everything, well done.
- Since the update nothing works.
0 The update was released on Monday.
+ The quality is outstanding and it looks even better than in the picture.
- The quality has gone downhill.
- Poor quality, fell apart after two washes.
+ It's a steal at this price.
- What a rip-off.
0 The price includes tax.
+ This vacuum is AMAZING!!!
- TERRIBLE. Do not buy.
+ Works like a charm.
- It stopped working after a month.
0 It runs on two small batteries.
+ I couldn't be happier with my choice.
- I couldn't be more disappointed.
+ It could hardly be easier to use.
- It could be easier to use.
- I wish I had read the reviews first.
+ I only wish I had bought it sooner.
- The buttons are too small for my fingers.
0 The buttons are on the back.
- Hardly any sound comes out of it.
+ Soft, warm and surprisingly light.
- Rough, thin and it itches.
0 Made of cotton and a little wool.
+ Highly recommended.
- I can't recommend it.
+ I cannot recommend it enough.
0 It comes in three sizes.
- Arrived late, dirty and without the lid.
+ Arrived early and in perfect condition.
0 It arrived on Friday at noon.
- You get what you pay for, and this was cheap.
+ Sturdy little thing.
- Flimsy little thing.
0 I bought it as a present for a friend.
- Waste of money.
+ Money well spent.
- The chair is comfortable, but it squeaks so loudly that I never use it.
+ The chair squeaks a little, but it is wonderfully comfortable.
- If I could give zero stars, I would.
0 If it does not fit, you can send it back within thirty days.
- It would be great if somebody answered my mail.
0 What happens if the battery fails?
`;
