import type { Question } from '../reading.ts'

const which =
  /^(?:(?:and|so|but|then|ok) )*(?:which|what)(?: one| of (?:them|these|those|the (?:two|three)))?(?: (?:has|have|is|was|are|were|did|would|do|does|one))?(?: [^ ]+){0,2} (?:risen|rose|fallen|fell|dropped|lost|gained|moved|changed|climbed|up|down|dearer|cheaper|higher|lower|nearer|closer|further|farther|more|less|better|worse|most|least|steadier|volatile)(?![^ ])/
/** True for a turn that asks which of what was told before: "which has fallen further from its record?" */
export const asksWhichOfTold = (plain: string): boolean => which.test(plain)

/** True for a question of a price that names nothing: by itself it has no answer. */
export const namesNothing = ({
  topic,
  commodities,
  unplaced,
  asides,
  figures,
  intent,
  stock,
}: Question): boolean =>
  topic === 'price' &&
  commodities.length === 0 &&
  (intent === 'price' || intent === 'change' || intent === 'range' || figures.given !== undefined) &&
  [unplaced, asides, figures.unused, stock].every((one) => one === undefined) &&
  (figures.given ?? []).every(({ role, per }) => role === 'amount' && per === undefined)

/** True for a turn that wants the newest of so much: "what is it now, and for 20 bags". */
export const asksOfNowToo = (plain: string, { period, againstNow, intent }: Question): boolean =>
  period === undefined &&
  againstNow === undefined &&
  (intent === 'price' || intent === 'unknown') &&
  nowToo.test(plain)
const nowToo =
  /(?<![^ ])(?:today|todays|nowadays|currently|right now|just now|at present|at the moment|these days|(?:is|are|does|do|costs?|price|prices|worth|what) (?:(?:it|that|they|this|one|cost|the price) )*now|now (?:for|and)|as of now|the latest|newest)(?![^ ])/
