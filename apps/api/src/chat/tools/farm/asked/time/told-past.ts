/** What is told of days that are over, before or behind what is asked of those to come. */
const told =
  /(?<![^ ])(?:(?:and|but|as|since|because|cos|coz|after|though|when) )?(?:(?:we|i|it|they|there|weve|ive|its)(?: ve| s)?(?: have| has| only| just)? |after )(?:had|got|been|was|were|rained|poured|fell|sprayed|drilled|cut|mowed|rolled)(?: [^ ]+){0,7}? (?:(?:last|past|this|over the|the other) (?:week|weekend|night|month|days?|morning)|yesterday|overnight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![^ ])/
const toCome =
  /(?<![^ ])(?:can|could|may|will|would|should|shall|might|is it|are we|am i|fit to|ok to|safe to|able to|possible)(?: [^ ]+)? (?:i|we|it|they|the|to|go|get|be)(?![^ ])/

/**
 * A plain question without what it tells of the past, where it asks of what is to come: "can I get on the land before
 * the weekend, we had 30 mm last week".
 */
export function withoutToldPast(plain: string): string {
  const rest = plain.replace(told, ' ').replace(/\s+/g, ' ').trim()
  return rest !== plain && toCome.test(rest) ? rest : plain
}
