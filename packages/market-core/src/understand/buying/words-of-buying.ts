const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u')

/** Money buys, one gets for it, it makes, gives or reaches for; in English, and what other languages leave of it. */
const english = whole(
  'buy|buys|buying|bought|purchase|purchased|afford|affords|get|gets|got|obtain|fetch|order|give|gives|reach|reaches|stretch|cover|covers|take|takes',
)
const french = whole(
  '(?:j )?achet\\p{L}*|acquer\\p{L}*|obt[ie]\\p{L}*|aur(?:ai|ais|ait|ons|a|ez)|procur\\p{L}*',
)
const iberian = whole(
  '(?:me )?compr\\p{L}*|adquir\\p{L}*|llev(?:o|a|ar|aria|amos|an)|lev(?:o|a|ar|aria|amos)|consig\\p{L}*|conseg\\p{L}*|obten\\p{L}*|alcanz\\p{L}*|dan|rende\\p{L}*|rinde\\p{L}*|saco',
)
const swahili = whole(
  '(?:n?i|na|u|wa|zi|tu|a)\\p{L}*(?:nunu|pat)(?:a|e|ia|ika|isha|wa)|(?:n?i|na|u|wa|zi|tu|a)?\\p{L}*wez(?:a|esha|ekana)|niki\\p{L}*|kununua|kupata',
)
const hindi = /^(?:आए|आये|आय|मिल|खरीद|ले|लू|सक|पाऊ|पाए)\p{L}*$/u
const arabic =
  /^(?:[ايتن]?شتر\p{L}*|شرا\p{L}*|[اينت]ستطيع\p{L}*|يمكن\p{L}*|[اينت]قدر|[اينت]حصل|علي|ان|[تي]جيب|[تي]جلب|لي)$/u

/** True for a word of buying, in English or as it is left standing from another language. */
export const buys = (word: string): boolean =>
  [english, french, iberian, swahili, hindi, arabic].some((verbs) => verbs.test(word))

/** What stands around the buying and names nothing. */
export const aroundIt = whole(
  'i|we|you|one|he|she|they|it|me|us|him|them|my|our|that|this|these|those|can|could|will|would|do|does|did|may|might|to|be|is|are|am|was|were|have|has|had|ve|ll|d|if|with|for|of|in|per|by|at|worth|amount|quantity|number|how|many|much|what|which|than|comme|as|que|and|so|ok|okay|right|alright|well|then|now|today|please|pls|the|a|an|some|only|just|about|approximately|roughly|make|makes|made|come|comes|out|up|money|cash|budget|altogether|total|thing|sir|e|y|et|na|se|all|from|there|here|each|mean|means|work|works|se|j|l|d|s',
)

/** Whoever tells these asks for a sum of his own, for advice, or for what is to come. */
export const isOtherwise = whole(
  'sell|sold|selling|resell|cost|costs|costing|paid|pay|pays|owe|owed|debt|loan|transport|profit|margin|loss|lost|even|expenses|spent|harvest|harvested|yield|acre|acres|ha|hectare|hectares|need|needed|needs|must|should|percent|%|dose|apply|spray|kilometre|km|day|days|week|weeks|hour|hours|litre|more|less|earn|earned|earning|interest|left|change|fewer|cheaper|dearer|better|compare|compared|difference|each|if',
)
