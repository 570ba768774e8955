const milled =
  'maize|corn|cassava|manioc|wheat|rice|sorghum|millet|soya|soybean|plantain|banana|yam|teff|barley|oats?|rye|potato|cowpea|chickpea|gari'
const flowersOfMilled = new RegExp(
  `(?<=(?<![^ ])(?:${milled}) )(?:flowers?|flowr|flor|flouer|flwr|flower's|flawer|fluor)(?= (?:prices?|rates?|costs?|in|at|per|for|from|bags?|sacks?|kg|kilo|\\d[^ ]*|now|today|how|market|what|is|[^ ]+$)(?![^ ])|$)(?! (?:dropping|drop|fall|falling|stage|pests?|disease|induction|buds?|colour|not|are|is (?:dropping|falling|yellow|dry))(?![^ ]))`,
  'g',
)

const alike: readonly (readonly [written: RegExp, name: string])[] = [
  [/(?<![^ ])(?:vietnam|vietnamese|viet nam|vietnamese|viet)(?![^ ])(?! namese)/g, 'viet namese'],
  [/(?<=(?:going|asking|price|prices|paying)) 4(?= |$)/g, ' for'],
  [/(?<![^ ])(?:thailand)(?![^ ])/g, 'thai'],
  [/(?<![^ ])(?:american|usa|u s|united states|the us|america)(?![^ ])/g, 'us'],
  [/(?<![^ ])(?:european|eu)(?![^ ])/g, 'europe'],
  [/(?<![^ ])hard red(?: winter)?(?![^ ])/g, 'hrw'],
  [/(?<![^ ])soft red(?: winter)?(?![^ ])/g, 'srw'],
  [/(?<![^ ])calcutta(?![^ ])/g, 'kolkata'],
  [/(?<![^ ])aluminium(?![^ ])/g, 'aluminum'],
  [/(?<![^ ])(?:timber|wood|round|tropical) logs(?![^ ])/g, 'logs'],
  [/(?<![^ ])raw sugar(?![^ ])/g, 'sugar world'],
  [/(?<![^ ])peanut butter(?![^ ])/g, 'groundnut paste'],
  [/(?<![^ ])(?:soya?|soja|soy ?beans?|soya ?beans?) (?:oil ?)?cake(?![^ ])/g, 'soybean meal'],
  [/(?<![^ ])(?:foufou|fufu)(?: (?:flour|meal|powder))?(?![^ ])/g, 'cassava meal'],
  [/(?<![^ ])(?:manioc|mandioca|yuca|tapioca) flour(?![^ ])/g, 'cassava flour'],
  [/(?<![^ ])bread wheat(?![^ ])/g, 'wheat'],
  // Of what is milled nobody buys the flower.
  [flowersOfMilled, 'flour'],
  [
    /(?<![^ ])(?:flowers?|flowr|flor) of (?=(?:the )?(?:maize|corn|cassava|manioc|wheat|rice|sorghum|millet)(?![^ ]))/g,
    'flour of ',
  ],
  [/(?<![^ ])(?:cooking|edible|frying) oil(?![^ ])/g, 'vegetable oil'],
  [
    /(?<=(?:thai|rice) )a 1(?! ?(?:kg|kilo|t|ton|tonne|bag|sack|quintal|lb)(?![^ ]))(?![^ ])|(?<![^ ])a 1(?= super)/g,
    'a1',
  ],
  // It is all broken, and the best of that.
  [/(?<=a1 )(?:super(?: broken)?|broken)(?![^ ])/g, ''],
  [/(?<![^ ])cane sugar(?![^ ])/g, 'sugar'],
  [/(?<![^ ])(?:soya?) beans?(?! (?:oil|meal|cake))(?![^ ])/g, 'soybeans'],
  [/(?<![^ ])soya ?beans?(?= (?:oil|meal|cake)(?![^ ]))/g, 'soybean'],
  [/(?<![^ ])(coffee|robusta|arabica)(?: coffee)? beans?(?![^ ])/g, '$1'],
  // What the world's prices of coffee are of; what is stored of a market may be instant.
  [/(?<![^ ])green ((?:(?:arabica|robusta) )?coffee|arabica|robusta)(?![^ ])/g, 'unroasted $1'],
  [/(?<![^ ])((?:(?:arabica|robusta) )?coffee|arabica|robusta) green(?: beans?)?(?![^ ])/g, 'unroasted $1'],
  // Other things than the two names in them.
  [/(?<![^ ])crude (?=(?:palm|soybean|soya|sunflower|rapeseed|coconut|groundnut) )/g, ''],
  [/(?<![^ ])(banana|maize|corn|wheat|rice|barley|rye|oat|cassava|potato|garlic) bread(?![^ ])/g, '$1-bread'],
  [
    /(?<![^ ])(fish|rice|olive pomace|tea|coffee|cocoa|orange|lemon|tomato|onion|banana) oil(?![^ ])/g,
    '$1-oil',
  ],
  [/(?<![^ ])(soya?|soybean|rice|coconut|almond|oat) milk(?![^ ])/g, '$1-milk'],
  [/(?<![^ ])gold ?fish(?![^ ])/g, 'goldfish'],
  [/(?<![^ ])cotton ?seed oil(?![^ ])/g, 'cottonseed-oil'],
  [/(?<=(?:^| )(?:wheat|hrw)(?: .*)? )(?:the )?soft(?: one)?(?! red)(?![^ ])/g, 'srw'],
  [/(?<![^ ])(?:auctions?|auction average)(?![^ ])/g, 'auctions'],
  [/(?<=\d ?(?:%|percent|per cent)) broken(?![^ ])/g, ''],
  [/(?<![^ ])broken(?: ones?)?(?=(?: [^ ]+){0,3} \d+ ?(?:%|percent|per cent)(?![^ ]))/g, ''],
  [/(?<![^ ])(\d+) ?(?:percent|per cent|%)(?![^ ])/g, '$1%'],
]

/** The plain text with the names of origins and grades as the sources write them. */
export function asSourcesWrite(plain: string): string {
  // "tell us" is no origin.
  const spoken = plain.replace(/(?<![^ ])(tell|give|show|help|for|let|to|with|inform|send) us(?![^ ])/g, '$1')
  return alike.reduce((text, [written, name]) => text.replace(written, name), spoken)
}
