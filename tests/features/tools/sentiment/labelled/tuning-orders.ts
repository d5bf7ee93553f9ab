/** Shops, products, support. One text a line, with how a reader took it: + pleased, - displeased, 0 neither. */
export const tuningOrders = `
+ Third pair I have ordered and they still feel as good as the first.
- The handle came off in my hand before I had even filled it.
0 The parcel was handed to a neighbour at number 14.
+ Charges in under an hour and lasts the whole weekend.
- I have written four times now and nobody has answered.
+ Thank you for sorting this out so quickly, you saved my day.
0 Could you tell me which cable belongs to the older model?
- It is heavier than the photos suggest and the strap cuts into your shoulder.
+ Not a single complaint after two years of daily use.
- I would not give this to my worst enemy.
0 The box contains a charger, two cables and a printed guide.
+ My mum is thrilled with the tablet and the large letters.
- The app crashes every time I open the camera.
+ Simple to set up, quiet, and it looks lovely on the shelf.
- Sadly the colour washed out the first time I cleaned it.
0 My order number is 55812 and it was placed on the third of May.
+ Honestly one of the best purchases I made this year.
- Do not waste your money on this toaster.
+ The replacement arrived the next morning, no questions asked.
- The sleeves are far too short and the stitching is sloppy.
0 Please change the delivery address to the one in my account.
+ It isn't cheap, but it is worth every cent.
- Looks nice, but it stopped charging after a week.
0 The new version replaces the one from last autumn.
+ Great little speaker, surprisingly loud for its size.
- Battery drains overnight even when nothing is running.
+ I was sceptical at first and now I recommend it to everyone.
- Your chat bot keeps sending me in circles.
0 We received your message and will reply within two days.
+ Can't fault it.
- Nothing but trouble since the update.
+ The instructions were clear and everything fitted first time.
- The refund you promised in March has still not arrived.
0 Both sizes come in blue and in grey.
+ The young man at the counter was patient with my endless questions.
- Overpriced and underwhelming.
+ Works exactly as described.
- Misleading description, this is not real leather.
0 I use it mostly for reading in the evening.
+ Best customer service I have had in ages, I am impressed!
- The lid doesn't close properly so soup ends up in my bag.
+ My kids adore it 😍
- Broken on arrival 😡
0 Attached you will find the invoice for June.
+ Wow, what a difference to the old one.
- I regret buying the bigger one.
+ No more cold feet, finally.
- The website logged me out halfway through the payment and I had to start all over.
0 The subscription renews on the first of each month.
+ Good value, solid build, fast delivery.
- Cheap plastic, wobbly legs, missing screws.
0 Is the filter included or do I have to order it separately?
+ I love how light it is.
- It smells awful and the smell will not go away.
+ Refund came through within a day, which I did not expect.
- Three hours on hold to be told that I should call another number.
0 There are four buttons on the left side and a dial on the right.
+ The fabric is soft, the fit is perfect and the price was fair.
- It's okay for the price but I wouldn't buy it again.
+ Update: they fixed the fault for free, so five stars from me.
- Customer service was rude and seemed annoyed that I asked.
0 He bought the lamp in March and the shade in April.
+ A joy to use every single morning.
- Slow, noisy and it leaks.
+ You guys rock!
- Oh great, another update that breaks everything.
0 The guarantee runs for two years from the day of purchase.
+ It was a gift for my father and he has not put it down since.
- Unfortunately the second one had the very same fault.
0 We opened the shop in 2009 and moved to this street in 2015.
+ Never had any problems with this seller.
- The screen scratches if you so much as look at it.
+ Well packed, well made, well done.
- I expected much more from this brand.
0 How do I reset the password on the older machine?
`;
