/**
 * Words of trade that say which goods are meant, or on which market, wherever they stand in a question: "maize price. I
 * sell organic". The words beside a thing's name need none of them; these are for a sentence of their own.
 */
const said =
  /^(?:organic|organics|bio|certified|fairtrade|conventional|gmo|hybrids?|seeds?|seedlings?|feed|fodder|flour|meal|bran|husks?|juice|oil|butter|powder|paste|starch|syrup|dried|dry|fresh|frozen|raw|roasted|green|white|yellow|red|black|brown|purple|broken|whole|milled|polished|parboiled|shelled|unshelled|peeled|grades?|graded|quality|premium|wholesale|wholesalers?|retail|retailers?|supermarkets?|auctions?|exports?|exported|imports?|imported|futures?|forward|farmgate|border|local|organically|processed|refined|malting|brewing|planting|subsidi[sz]ed|smuggled)$/
export const isOfTrade = (word: string): boolean => said.test(word)

/** Those of them that are said of nothing but goods and who has them: a light is red, and only a farmer is organic. */
const saidOfGoods =
  /^(?:organics?|organically|bio|certified|fairtrade|conventional|gmo|hybrids?|grades?|graded|premium|wholesale|wholesalers?|retail|retailers?|farmgate|futures|malting|processed|refined|subsidi[sz]ed|smuggled)$/
export const isOfGoodsAlone = (word: string): boolean => saidOfGoods.test(word)

/** A place where things are sold or lie. */
const places =
  /^(?:markets?|mandi|mills?|shops?|stores?|ports?|borders?|towns?|city|cities|villages?|regions?|districts?|areas?|provinces?|county|counties|states?|country|countries|island|islands)$/
export const isSomewhere = (word: string): boolean => places.test(word)
