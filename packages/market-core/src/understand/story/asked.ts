import type { StoryResult, Unit } from './story.ts'
import { measureOfWord, unitAt } from './units.ts'

const says = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)

const evens = says(
  'break ?-?even|breakeven|(?:what|which) price(?: [^ ]+){0,6} (?:need|must|should|sell|charge)|price (?:do|should|must|to) (?:i|we)?|how much (?:should|must|do|can) (?:i|we) (?:sell|charge)(?: [^ ]+){0,3} (?:for|per|a|each|at)|cost (?:me |us )?(?:of (?:one|each|a|an|every)|per|to (?:produce|make|grow|raise))|(?:not|dont|do not|never|without) (?:to )?(?:lose|losing|loss)|(?:each|one|every|a|an) [^ ]+ (?:cost|costs|costed) (?:me|us)|cost (?:me |us )?(?:for )?(?:each|per)',
)
const needs = says(
  'how (?:many|much)(?: [^ ]+){0,3} (?:must|should|do|does|have|need|will)(?: [^ ]+){0,4} (?:sell|harvest|cover|recover|get back|produce|buy|give|yield)(?! (?:me|us)(?![^ ]))|how many(?: [^ ]+){0,6} (?:afford|can (?:i|we) (?:buy|get))|to (?:cover|pay for|pay back|recover|clear)(?: [^ ]+){0,4} (?:cost|costs|it|that|loan|expenses|feed|money)',
)
const differs = says(
  'how much (?:more|extra|less|dearer|cheaper|higher|lower)|more (?:do|will|am|must|should|now|than)|extra (?:do|will|cost|money)|difference|increase|increased|go up|goes up|went up|gone up|has it risen|saved?|saving|by how much',
)
const shares = says(
  '(?:each|every)(?: [^ ]+){0,2} (?:gets?|take|takes|receive|receives|has)|share|shares|split|divide|divided|per person|each (?:one|person|partner|of us)|get each',
)
const leaves = says(
  'left|left over|leftover|remain|remains|remaining|profit|profits|earn|earned|earnings|keep|gain|gained|lose|loose|lost|loss|made|make|makes|making|margin|net|pocket|take home|clear|balance|over|better off|out of it|surplus|really get|end up with|win|benefit',
)
const asksCost = says(
  '(?:total|whole|full) (?:cost|bill|expense|expenses|price)|how much(?: [^ ]+){0,4} (?:cost|pay|spend|spent|spending|owe|budget|need|repay|back)|what(?: [^ ]+){0,5} (?:cost|pay|owe|bill|spend|spent|repay)|my (?:bill|cost|costs)|pay back|payback|what is the cost',
)
const asksSum = says(
  'total|together|altogether|all|sum|how much|how many|come to|comes to|worth|in total|bring|income|revenue|gross|what do i get|what will i get|result|money|what is that|what does that',
)
const asksMany = /(?<![^ ])how (?:many|much) (?<what>[^ ]+)(?![^ ])/

/** What a story's own words ask for, most telling first; none where it only tells. */
export function resultsAsked(plain: string): StoryResult[] {
  return [
    ...(differs.test(plain) ? (['more'] as const) : []),
    ...(shares.test(plain) ? (['each'] as const) : []),
    ...(needs.test(plain) ? (['needed'] as const) : []),
    ...(evens.test(plain) ? (['break-even'] as const) : []),
    ...(leaves.test(plain) ? (['left'] as const) : []),
    ...(asksCost.test(plain) ? (['costs'] as const) : []),
    ...(asksSum.test(plain) ? (['comes-to'] as const) : []),
  ]
}

/** The unit that an amount or a result is asked in: "how many litres", "per kilo", "in a month". */
export function unitsAsked(plain: string): { many?: Unit; per: readonly Unit[]; saidMany?: string } {
  const words = plain.split(' ')
  const what = asksMany.exec(plain)?.groups?.what
  const many =
    what === undefined
      ? undefined
      : measureOfWord(what) === undefined && !/s$/.test(what)
        ? undefined
        : unitAt([what], 0, false)
  const per = words.flatMap((word, at) => {
    const rate = /^(?:per|each|every|a|an|one|\/|this|the)$/.test(word)
    const one = rate ? unitAt(words, at + 1, false)?.unit : undefined
    return one === undefined || (/^(?:this|the)$/.test(word) && one.kind !== 'time') ? [] : [one]
  })
  return { ...(many && { many: many.unit, saidMany: many.said }), per }
}
