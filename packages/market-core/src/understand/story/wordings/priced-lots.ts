/**
 * "30 bags the 118, 12 the 121": some languages say "at" as they say "to", "in" or "the". Two such lots are a list of
 * lots with their prices; years are none.
 */
export function pricedLots(said: string): string {
  const text = said.replace(/(?<!\p{L})the (?=r\$ ?\d|brl \d)/giu, 'at ')
  const found = [...text.matchAll(lotAtPrice)]
  const goesOn = found.length > 0 && /\d+ \p{L}+ at \d/u.test(text)
  const isList = found.length > 1 || goesOn || found.some(([, , coin]) => coin !== undefined)
  return isList ? text.replace(lotAtPrice, '$1 at') : text
}
const year = '(?:19|20)\\d\\d(?!\\d)'
const lotAtPrice = new RegExp(
  `((?<![\\d.,]|from )(?!${year})\\d+(?:\\s+\\p{L}+){0,3}?)\\s+(?:to|in|the)(?=\\s+(?!${year})\\d[\\d.,]*(?<![.,])\\s*(?:[,.;?]|$|and(?!\\p{L})|(reais|cordobas|pesos|francs|f|cfa)(?!\\p{L})))`,
  'gu',
)
