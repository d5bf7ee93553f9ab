/** Words that displease, by how much. Forms such as -s, -ed, -ing, -ly and -est are found from these. */
export const negativeWords = {
  3.5: `
    abhorrent abominable abysmal appalled appalling atrocious atrocity awful catastrophe catastrophic
    despicable detest diabolical disgrace disgraceful disgust disgusted disgusting dreadful enraged evil
    excruciating furious garbage ghastly godawful gruesome hate hated hateful heartbreaking heinous hell
    hellish hideous horrendous horrible horrid horrific horrified horrifying infuriating insufferable
    intolerable livid loathe loathsome nauseating nightmare nightmarish obnoxious outrage outraged
    outrageous putrid rancid repugnant repulsed repulsive revolting scam scammed scammer shameful shocking
    sickening terrible unacceptable unbearable unforgivable vile worst wretched bedbugs racist sexist
    predatory barbaric sickened vomited traumatised traumatized murdered
  `,
  3: `
    abuse abused abusive aggressive angry anger arrogant betray betrayed bogus bullied bully cheated cruel
    crap crappy cursed deceitful deceived deceptive defective dangerous despair devastated devastating
    dire dirty disaster disastrous dishonest disrespect disrespectful dump dumb enrage exploit fail failed
    failure fake fiasco filth filthy foul fraud fraudulent gross grossly harass hazardous heartless horror
    hostile humiliated humiliating idiot idiotic inedible inexcusable insult insulted insulting junk liar
    lousy malicious mould mouldy moldy monstrous nasty offensive pathetic pest poisoned poisoning rage
    ridiculous rotten rubbish rude ruin ruined ruins shambles shoddy spiteful stank stink stinks stinky
    stupid subpar suck sucked sucks swindle swindled toxic tragic trash trashy traumatic unhygienic
    useless vermin violated violent vomit worthless worse wicked cockroach cockroaches pigsty squalid
    gutted conned robbed thief thieves stole rats sewage undrinkable discriminated discrimination
    unwatchable unlistenable unplayable cowboys killed kills swindlers inhumane neglectful unlivable
    uninhabitable vandalism exploded
  `,
  2.5: `
    afraid agony alarming annoy annoyed annoying anxious ashamed avoid bad blame bleak boring bored
    bothersome breakage broke broken brutal bugged buggy burnt careless clueless clumsy complain
    complained complaining complaint condescending corrupt crash crashed crashes crashing crooked cry
    damage damaged damages defect dejected depressed depressing desperate deteriorate disappoint
    disappointed disappointing disappointingly disappointment disillusioned dislike disliked dismal
    dismayed dismissive displeased dissatisfied dissatisfying distasteful distress distressed distressing
    disturbing dodgy dreaded dreary dysfunctional embarrass embarrassed embarrassing exhausting
    exasperated exasperating falsely fault faulty fear feared flawed flimsy frail fright frightened
    frightening frustrate frustrated frustrating frustration fuming gloomy greedy grim grubby grumpy
    guilty gullible hardship harm harmed harmful harsh hopeless hurt hurts hurting ignorant ignore ignored
    impolite impossible incompetent incorrect ineffective inept inferior inhospitable insecure insensitive
    irresponsible irritate irritated irritating laughable lied lonely losing lost mediocre meaningless
    menace mess messy miserable misery misled mislead misleading mistreat mock neglect neglected negligent
    obsolete overpriced pain painful panic pointless poor poorest poorly poison regret regretful
    regrettable regretting rip-off sad saddened sadly scandal scared scary selfish shame shatter shattered
    sloppy smelly squalor stale stolen struggle struggled stuffy substandard suffer suffered suffering
    suspicious tasteless terrified terrifying threatened tiresome torn trap trapped trouble troubled
    troublesome ugly underwhelmed underwhelming unfair unhappy unhelpful uninspired unpleasant
    unprofessional unreliable unsafe unsatisfactory unusable unwelcoming upset upsetting vandalised victim
    waste wasted wasteful weep worried worrying wrong woeful yuck yucky undercooked overcooked soggy leaky
    grime grimy patronising patronizing yelled bedbug mice fleas flavourless flavorless cringeworthy
    creepy fired sacked burnout micromanaged unhinged bruised bleeding infected infection evicted eviction
    layoffs disregarded ripoff joyless soulless belittled humourless humorless clickbait mouldering
    stinking unsanitary spineless graceless unbearably overbearing infuriated mortified heartbroken
    despairing hopelessly jarring excruciatingly unusably appallingly con
  `,
  2: `
    abandon abandoned absurd ache aching alas allergic apathetic apathy awkward bitter bland blunder
    bogged boredom bother bothered bottleneck bulky bumpy chaos chaotic cheaply cheat chewy chipped clash
    clunky coarse collapse collapsed complicated confuse confused confusing contaminated corroded cracked
    cramped creaky criticise criticism cumbersome damp dead deadlock deafening deceive defeat deficient
    degrade delay delayed delays denied depress deprived derailed deteriorated detract difficult
    difficulty dingy disagree disappear disappeared disconnect disconnected discourage discouraging
    dishevelled disorganised disorganized dispute disrupt distract distracting distrust dizzy downgrade
    downside drab dreads drown dull dusty eerie erratic error excuse excuses exhausted expired fatigue
    feeble flakey flaw flop forgettable forgot forgotten fraught fuss fussy glitch glitchy glum greasy
    grief grievance gripe groan grouchy gruff hassle haste hesitant hinder hollow hostility ill imprecise
    inaccurate inadequate inappropriate incoherent inconsistent inconvenience inconvenient indifferent
    inefficient inflexible injured injury insane insipid insufficient interrupted invalid irrelevant itch
    itches itchy jam jammed jerky lack lacked lacking lacklustre lag laggy lame lazy leak leaked leaking
    leaks letdown limp lumpy malfunction malfunctioned malfunctioning mismanaged mistake mistaken mistakes
    misunderstand moan moody monotonous muddled mundane murky musty mutter naive nag negative nervous
    nonsense noisy nosy nuisance numb oily oppressive ordeal outage outdated overcharged overcrowded
    overrated oversalted overwhelmed overworked peeled peeling pitiful plagued pity predictable
    pretentious problem problematic punish pushy puzzled quarrel queasy rattle rattles reckless refuse
    refused refuses refusing reject rejected repetitive resent restless ripped rip rotting rushed rusted
    rusty scratched scratchy screwed setback shabby shaky shallow shock shortage shrug shrugged sick
    sickly skewed skimpy slack sleepless slow slowest slower slowly sluggish sneaky snob snobbish soiled
    sore sorrow spam spoil spoiled spoilt squeak squeaks squeaky stain stained stains stalled stingy
    stodgy strain strained stranded stressed stressful stress stuck stutter sulk superficial swollen tacky
    tangled tardy tedious tense theft threadbare threat tore tortuous touristy trick tricked ugh
    unappetising unattractive unavailable uncaring uncertain unclean uncomfortable uncooperative underpaid
    uneasy uneven unfinished unforgiving unfortunate unfortunately unfriendly unimpressed uninteresting
    unjust unlucky unnecessary unprepared unqualified unreadable unreasonable unresolved unresponsive
    unsatisfied unstable unsuccessful unsuitable untidy untrue unwell unwilling unwanted urgh vague
    vanished watery weak weary weird whine wilted wobbly wobble woe wonky wooden worn worry worsen wound
    wrecked blurry bug bugs dent dented scuffed shouted screamed screaming crumbled snapped frayed froze
    died rubbery charred scorched headache headaches migraine blister blisters rash unsettling contrived
    snooze yawn yawned overhyped anticlimax anticlimactic sneering smug arrogantly bungled botched
    butchered mangled mauled smashed shabbily bruises limping cheating dismissed downhearted grumbled
    heckled unanswered unhappily uncared nagging unbalanced unkempt soaked drenched flooded blackout
    outages overheating crumbly chipping peels rips shrinks sagging sagged saggy buckled bent wonkily
    creaks grating nauseous feverish tearful whiny whining preachy cliched clichéd formulaic derivative
    dishwater gristly gristle stringy mushy slimy clammy sweltering mosquito mosquitoes clunkily
    overcharge overbooked overbook underestimated unplugged relentless
  `,
  1.5: `
    abrupt accident accuse aimless aloof ambiguous backwards blocked bust cancelled canceled clog clogged
    cluttered concern concerned conflict congested contradict costly crammed crowded crushed dated debt
    decrease denies deny dense dents drained drains disabled doubt doubtful dread dubious exaggerated
    excessive expensive faded fades frown fumble guilt halt hesitate hiccup hype hurdle illegal inability
    incomplete insist intrusive invasive irregular issues jaded late lifeless loss losses loudly mad
    maddening manipulative misfit misplaced missed missing neurotic overdue overheated overheats overly
    oversized pale patchy pricey pretend quitting ragged redundant reluctant rigid risk risky rough
    scratch scratches secretive severe shady shrink shrank shrunk skeptical slippery slipped smell smelled
    smelt snag stubborn tear tepid tired tiring tough tumble unaware unclear underestimate uneventful
    unlikely unpaid unsure untrustworthy volatile vulnerable warped lukewarm starve starving drafty
    draughty cringe meh raw sigh sighed locked blunt hangs buffering paywall chore grind bloated bloat
    bloatware far-fetched ants freezing overwrought overlong convoluted cut-price penalty blames slipping
    streaks streaky muddy snags overrun understaffed unmanned undercut unlit unmarked deadpan pushiness
    droned drones droning interminable tinny hiss hissing crackle crackles crackling flickers flickering
    dim choppy stutters stuttering pixelated grainy jittery unsupported deleted vanish
  `,
  1: `
    annoyance apology blurred burn burned cheap cold crack dirt disagreeable dodge drag dragged drip empty
    fuzzy grumble hard heavier heavy hectic hungry inaccessible issue loud louder messed moaned nerve odd
    overlook overlooked queue queues questionable salty sorry superfluous tight waited waiting wait wet
    worn-out gimmick gimmicky
  `,
} as const;
