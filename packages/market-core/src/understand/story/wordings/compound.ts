// One amount that is told in two units: "14 quintal 60 kg", "5 feddan and 12 qirat", "2 kg 500 g".

/** How many of the second make one of the first, by the words that each is called. */
const pairs: readonly (readonly [large: string, small: string, times: number])[] = [
  ['quintals?|quintales|qtls?', 'kgs?|kilos?|kilograms?', 100],
  ['tonnes?|tons?|t', 'kgs?|kilos?|kilograms?', 1000],
  ['tonnes?|tons?|t', 'quintals?|qtls?', 10],
  ['kgs?|kilos?|kilograms?', 'g|gms?|grams?|grammes?', 1000],
  ['maunds?|mans?|mounds?', 'kgs?|kilos?|seers?|sers?', 40],
  ['lbs?|pounds?', 'oz|ounces?', 16],
  ['feddans?', 'qirats?|kirats?|qeerats?|sahms?', 24],
  ['kanals?', 'marlas?', 20],
  ['acres?', 'kanals?', 8],
  ['acres?', 'gunthas?|guntas?', 40],
  ['acres?', 'cents?|decimals?|dismil', 100],
  ['acres?', 'roods?', 4],
  ['rai', 'ngan', 4],
  ['hectares?|ha', 'ares?|a', 100],
  ['litres?|liters?', 'ml|millilitres?|milliliters?', 1000],
]
const number = '\\d+(?:,\\d{3})*(?:\\.\\d+)?'
const figure = (said: string): number => Number(said.replaceAll(',', ''))

const rules = pairs.map(
  ([large, small, times]) =>
    [
      // A bag or a rate behind the second has it for its own: "14 quintals 60 kg bags", "2 acres 20 kg per acre".
      new RegExp(
        `(?<![\\p{L}\\d.,])(?<![%$€£₹] ?)(${number}) ?(${large})(?:,? and|,)? (${number}) ?(?:${small})(?![\\p{L}\\d])(?! ?(?:bags?|sacks?|crates?|tins?|boxes|box|packs?|baskets?|nets?|each|per|an?|every|of the|of it|of them|were|was|is|are|died|rotted|spoilt|kept|for (?:seed|home|food)|\\/))`,
        'giu',
      ),
      times,
    ] as const,
)

/** A text in which an amount in two units stands in the first of them; less than one of the first goes with it. */
export const withOneUnit = (text: string): string =>
  rules.reduce(
    (told, [written, times]) =>
      told.replace(written, (whole, many: string, name: string, few: string) =>
        figure(few) < times && Number.isInteger(figure(many))
          ? `${Number((figure(many) + figure(few) / times).toPrecision(10))} ${name}`
          : whole,
      ),
    text,
  )
