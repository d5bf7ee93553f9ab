/** Words that please, by how much. Forms such as -s, -ed, -ing, -ly and -est are found from these. */
export const positiveWords = {
  3.5: `
    amazing astonishing astounding awesome bliss blissful breathtaking brilliant ecstatic euphoric
    exceptional exquisite extraordinary fabulous fantastic flawless glorious gobsmacked heavenly
    immaculate impeccable incredible magical magnificent marvellous marvelous masterpiece mesmerising
    mesmerizing mindblowing miraculous outstanding overjoyed perfect perfection phenomenal priceless
    sensational spectacular splendid stellar stunning stupendous sublime superb terrific thrilled
    transcendent unbeatable unforgettable unparalleled unrivalled unsurpassed wonderful wondrous
    lifechanging life-changing mind-blowing jaw-dropping show-stopping world-class pitch-perfect
  `,
  3: `
    adorable adore best bestest beautiful brill captivating charming dazzling delectable delicious delight
    delighted delightful divine dreamy elated elegant enchanted enchanting enthralling epic excellent
    excited exciting exhilarating faultless gem gorgeous grateful great greatest happiest heartwarming
    heroic hilarious inspiring invigorating joy joyful joyous jubilant love loveable lovely lovable loved
    loving luscious luxurious majestic mouthwatering overdelivered overjoy passionate peerless picturesque
    premium radiant rapturous ravishing refreshing rejoice rewarding riveting scrumptious spellbinding
    splendour stupendously superlative supreme thrill thrilling topnotch treasure triumph triumphant
    unmatched uplifting winner wow yum yummy wowed goosebumps chuffed stoked legend legendary superstar
    breathtakingly heaven top-notch first-class five-star angel angelic mouth-watering paradise unreal
    revelation gold-standard lifeline
  `,
  2.5: `
    admirable admire ace affectionate appreciate appreciated appreciative attentive bargain beauty beloved
    blessed boon celebrate champion charm cheer cheerful cherish classy commendable compliment congrats
    congratulate congratulation considerate cosy courteous cozy creative cute dependable devoted dream
    effortless enjoy enjoyable enjoyed entertaining enthusiastic excel favourite favorite favourites
    fluent funny generous genius gentle gifted glad gripping handsome happiness happy heartfelt helpful
    hero honoured hooray hospitable idyllic impress impressed impressive ingenious insightful
    knowledgeable laugh likeable likable lifesaver lush masterful memorable outperform painless perk
    pleasing pleasurable pleasure polished praise praised pristine professional proud rave reassure
    reassured reassuring recommend recommendable recommended reliable relieved remarkable romantic
    satisfied satisfying savvy scenic seamless skilful skillful smile sparkling spotless stylish superior
    surpass surpassed sweetest talented tasteful tasty thankful thoughtful treat trusty trustworthy upbeat
    vibrant victory vivid warmhearted wholehearted witty worthwhile yay zest hooked ideal ideally obsessed
    cured moreish addictive superfast lightning-fast crystal-clear rock-solid champ saviour savior godsend
    nailed exhilarated tailor-made favourably laughter heartening well-deserved well-loved ingeniously
    sublimely warm-hearted good-natured fun-filled action-packed hilariously infectious addicted
    unputdownable bargains
  `,
  2: `
    accommodating accomplish accomplished achieve advantage affable amiable amusing appealing applaud
    appetising appetizing artistic attractive benefit beneficial bravo breezy calm calming capable caring
    cheery clever comfortable comforting comfy compassionate competent confident convenient cool crisp
    crunchy decent dedicated diligent durable eager easygoing efficient empathetic empowering encourage
    encouraging energetic engaging enhance enjoying enrich ergonomic ethical exceed exceeded excitement
    expertly fair fairest faithful fancy fascinating favourable favorable flavorful flavourful flavoursome
    friendlier friendliest friendly fun glee glow good goodness gracious gratitude handy harmonious
    hassle-free healthy honest humorous imaginative improve improved improvement improving innovative
    inspire inspired intelligent interesting intuitive inventive inviting jolly juicy kind kindest
    kindness laughed leisurely lively loyal luck luckily lucky mature meaningful merry moist motivated
    neat nice nicest nimble optimistic outgoing patient peaceful peace playful pleasant pleased pleasantly
    plush polite popular positive powerful precise productive prompt proper prosper rapid realistic
    refined relaxed relaxing relief resilient resourceful respectful responsive rich robust savoury savory
    secure sensible serene sincere sleek smart smiled smiling smooth soothing solid sophisticated sturdy
    succeed success successful sumptuous sunny supportive sweet swift sympathetic tender thorough
    thoughtfully thrive tidy timely tranquil transparent trust trusted understanding unique unwind useful
    userfriendly valuable versatile warmth welcoming win wins winning wisdom wise won worthy youthful
    zippy goodie unfussy unhurried hearty sterling keeper aced buzzing pumped rescued flawlessly smoothest
    cheered soulful poignant moving touching catchy melodic stirring well-lit well-kept well-run
    well-stocked well-paced well-trained well-organised well-rounded well-maintained well-cooked
    good-looking easy-going hard-wearing hard-working hardworking heart-warming no-nonsense quick-witted
    down-to-earth eye-catching must-have must-see trouble-free stress-free pain-free lightweight foolproof
    glowing timeless tranquility breezily chilled soothe soothed ultrafast punctual punctually discreet
    obliging unflappable approachable respected nourishing blooming thriving flourish flourishing satisfy
  `,
  1.5: `
    affordable agreeable airy aplomb authentic balanced bonus bright brighter better bouncy breathable
    calmer cheers clean cleanest cleaner clearer comfort compact complimentary considerately cushy
    delicate detailed easier easiest easy economical elevated enthusiasm entertain faster fastest fast
    fixed fluffy fresh freshest freshly gladly glossy goodwill grin hurrah haha hospitality improves kudos
    lighthearted nicely nicer organised organized painlessly plentiful pleasingly plenty politely
    promising promptly properly quick quicker quickest quickly reasonable refresh repaired resolve
    resolved safe safest safer saved saves saving sharp shiny silky simplify snug soft softer solve solved
    spacious speedy steady stable stronger strong suitable sunshine sustainable tempting thank thanks warm
    warmer warming warmly waterproof welcome welcomed well-built well-made generously lol crispy flaky
    zesty fragrant aromatic lasting goody treats sorted learned learnt healed upgraded compliments plus
    unspoilt unspoiled uncrowded unlimited ample roomy airier sooner flattering complementary cleaned
    repairable mended healing recovered rested calmed simpler richer softest kinder smarter tastier
    prettier comfier sturdier
  `,
  1: `
    acceptable accurate accurately adequate alive alright apologised apologized appropriate approve clear
    clearly consistent correct correctly crafted deserve ease eases exactly flexible forgive fruitful
    genuine genuinely handcrafted harmless help helped helping hopefully instantly laid-back liked likes
    lighter long-lasting nutritious orderly peacefully peachy perks quiet quieter quietly reward
    satisfactory sociable special tame thumbs-up tidily useable usable well wholesome wonder
  `,
  0.7: `
    okay ok decently hope free
  `,
} as const;
