import { currencyOfWord } from '../find-units.ts'
import { again } from './rates.ts'
import type { StoryResult, Unit } from './story.ts'
import { isFigure } from './tokens.ts'
import { isContainer, measureOfWord, unitAt } from './units.ts'

const says = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)

const parts = says(
  '(?:what|which|how many) (?:percent|per cent|percentage|%|part|share|proportion)(?: [^ ]+){0,6} (?:of|go|goes|to|eats?|is)|(?:what|which) (?:percent|percentage|part|share)|as a (?:percent|percentage|share) of|% of (?:my|the|what)',
)
const interests = says(
  '^(?:(?:and|the|what is|calculate|work out) )*(?:simple|compound) interest|interest only|interest alone|how much(?: [^ ]+){0,3} interest|what(?: [^ ]+){0,3} interest|total interest|interest (?:alone|only|will|do|is)(?: [^ ]+){0,3} (?:be|pay|how much|what)',
)
const evens = says(
  '(?:what|which|at what|how much)(?: [^ ]+){0,5} (?:must|should|does|did|do|need|has|have|can|will)(?: [^ ]+){0,2} (?:a|an|one|each|every|per|the) [^ ]+(?: [^ ]+){0,2} (?:cost|costs|go|fetch|bring|sell|stand|come|be|earn|make|to)|(?:what|how much) (?:per|a|an|each|every) [^ ]+ (?:covers?|pays?|clears?|breaks?|gets?)|(?:get|gets|come|comes|break|be) (?:out )?(?:even|square)|(?:what|how much)(?: price)? (?:must|should|do|can|would|shall)(?: [^ ]+){0,3} (?:ask|charge|fetch)(?: [^ ]+){0,3} (?:for|per|a|an|each|at)|(?:cost|costs|costing) (?:of |me |us |per |for )*(?:a|an|one|each|every|per) |stand(?:s)? (?:me|us) in|lowest price|price (?:lowest|minimum|least)|out of (?:a |the )?loss|no (?:more )?loss|(?:price|rate)(?: [^ ]+){0,4} (?:covers?|pays?) (?:for )?(?:my|the|all|it|me|what)|(?:under|below|above) (?:what|which) (?:price|rate)|in (?:a )?loss|least price|minimum price|cover(?:s)? my cost|break ?-?even|breakeven|(?:what|which) (?:price|rate)(?: (?:per|a|an|for) [^ ]+)?$|(?:what|which) price(?: [^ ]+){0,6} (?:need|must|should|sell|charge)|price (?:do|should|must|to) (?:i|we)?|how much (?:should|must|do|can) (?:i|we) (?:sell|charge)(?: [^ ]+){0,3} (?:for|per|a|each|at)|cost (?:me |us )?(?:of (?:one|each|a|an|every)|per|to (?:produce|make|grow|raise))|(?:not|dont|don t|do not|doesn t|never|without) (?:to )?(?:lose|losing|loss|make a loss|making a loss)|(?:each|one|every|a|an) [^ ]+ (?:cost|costs|costed) (?:me|us)|cost (?:me |us )?(?:for )?(?:each|per)',
)
const needs = says(
  '(?:what|which) (?:yield|yields|harvest|output|production|crop|milk|volume|tonnage)(?: [^ ]+){0,6} (?:covers?|pays?|cover|pay|clears?|clear|need|needed|must|should|break|make|have|get|reach)|^(?:and )?(?:the )?yield(?: needed| required)?$|how (?:many|much)(?: [^ ]+){0,6} (?:to be square|to cover|cover|before i (?:make|earn)|just to|cover my|cover the|to break even|break even|to come out even|square)|how (?:many|much)(?: [^ ]+){0,3} (?:must|should|do|does|have|need|will)(?: [^ ]+){0,4} (?:sell|harvest|cover|recover|get back|produce|buy|give|yield|make|reach)(?! (?:me|us)(?![^ ]))|how many(?: [^ ]+){0,6} (?:afford|can (?:i|we) (?:buy|get))|to (?:cover|pay for|pay back|recover|clear)(?: [^ ]+){0,4} (?:cost|costs|it|that|loan|expenses|feed|money)',
)
/** What is made of it, and not how much must be made. */
const makes = says('how much (?:do|did|will|would|can|could) (?:i|we) (?:make|get back)')
/** How much of a thing so much money buys. */
const buys = says(
  'how (?:many|much)(?! more)(?: [^ ]+){0,6} (?:afford|(?:can|could|will|would|may|should) (?:i|we|it|that|this|they)(?: [^ ]+){0,2} (?:buy|purchase|afford|order)|buys? (?:me|us))|how (?:many|much) (?!more|can|could|will|would|may|should|do|did|of)[^ ]+(?: [^ ]+){0,5} (?:can|could|will|would) (?:i|we) get(?: (?:for|with)|$)|(?:what|how much)(?: [^ ]+){0,3} (?:do|does|will|would|can|could) [^?]*(?<= )buy(?: (?:me|us))?',
)
const differs = says(
  'how much (?:more|extra|less|dearer|cheaper|higher|lower)|more (?:do|will|am|must|should|now|than)|extra (?:do|will|cost|money)|difference|increase|increased|go up|goes up|went up|gone up|has it risen|saved?|saving|by how much|(?:what|how many) (?:percent|per cent|percentage|%) (?:more|less|up|down|higher|lower|dearer|cheaper|is that (?:up|down|more|less))|(?:up|down|more|less)(?: by)? (?:what|how many) (?:percent|per cent|percentage|%)|rise|risen|(?:which|who)(?: [^ ]+){0,5} (?:cheaper|dearer|better|more)|better|how far apart|^(?:so )?(?:which (?:one )?is |whats |what is |who is )?(?:cheaper|dearer|better)$|pays? more|short|worse',
)
const shares = says(
  'each one s|each ones|for each of us|(?:each|every)(?: [^ ]+){0,2} (?:gets?|take|takes|receive|receives|has)|share|shares|split|divide|divided|per person|each (?:one|person|partner|of us)|get each',
)
const leaves = says(
  'how did (?:i|we) (?:do|fare|come out)|bottom line|good or bad|(?:good|bad) (?:season|year|harvest)|(?:stay|stays|remain|comes?|falls?) (?:for|to|with) me|pay (?:me|us)|pays (?:me|us)|owes? (?:me|us)|(?:am i|are we|do i get|get) paid|what is mine|whats mine|mine|left|left over|stays|in my hand|in hand|carry home|taking home|my own|walk away|go home|comes to me|have for myself|for me|cheque|check|in my pocket|out of pocket|up or down|bottom line|leftover|remain|remains|remaining|profit|profits|earn|earned|earnings|keep|gain|gained|lose|loose|lost|loss|made|make|makes|making|margin|net|pocket|take home|clear|balance|over|better off|out of it|surplus|really get|end up with|win|benefit',
)
const asksCost = says(
  '(?:wage )?bill|(?:what|how much)(?: [^ ]+){0,4} wages|(?:total )?wages$|^(?:the )?costs?$|(?:total|whole|full) (?:cost|bill|expense|expenses|price)|how much(?: [^ ]+){0,4} (?:cost|pay(?! me| us)|(?<!(?:was|were|am|are|got|get|being|be) (?:i |we )?)paid(?! me| us)|spend|spent|spending|owe|budget|need|repay|back)|what(?: [^ ]+){0,5} (?:cost|pay(?! me| us)|owe|bill|spend|spent|repay)|my (?:bill|cost|costs)|pay back|bring back|to bring|give back|return|hand back|payback|invoice|what is the cost',
)
const asksSum = says(
  'what (?:is|was) (?:it|that|this) (?:per|an?|for each|on each)|what do i have|came in|comes in|come in|total|together|altogether|all|sum|how much|how many|come to|comes to|worth|in total|bring|income|revenue|gross|what do i get|what will i get|result|money|what is that|what does that|(?:(?:gross|total|net|whole) )?value (?:of|at)|(?:gross|total) value',
)
const means = says(
  '(?:average|mean|avg|averaged)(?: [^ ]+){0,2} (?:price|prices|rate|cost)|(?:price|prices|rate|cost)(?: [^ ]+){0,3} (?:average|mean|avg)|(?:what|which|whats|the|my|our) (?:average|avg)(?! (?:weight|yield|milk|cow|animal|size|age|of)(?![^ ])| \\d)|(?:average|mean|avg) (?:i|we|he|she|they) (?:got|get|made|make|received|earned|was paid|were paid|sold at)|(?:on|in) average|average out',
)
const asksMany =
  /(?<![^ ])(?:how (?:many|much)(?: more)? (?<what>[^ ]+)|(?<left>kilos|kg|litres|liters|bags|sacks|quintals|tonnes|crates|trays) (?:are |is |do i have )?(?:left|remaining|remain))(?![^ ])/

const returns = says(
  '(?:percent|per cent|percentage|%)(?: [^ ]+){0,2} (?:of|on|over) (?:my |the |our |all )*(?:costs?|expenses|investment|outlay|money|capital|spending)',
)

/** Whether a text asks how much of a thing so much money buys. */
export const asksWhatItBuys = (text: string): boolean =>
  buys.test(
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )

/** What a story's own words ask for, most telling first; none where it only tells. */
export function resultsAsked(plain: string): StoryResult[] {
  return [
    ...(interests.test(plain) ? (['interest'] as const) : []),
    ...(returns.test(plain) ? (['return'] as const) : []),
    ...(parts.test(plain) ? (['share'] as const) : []),
    ...(differs.test(plain) ? (['more'] as const) : []),
    ...(shares.test(plain) ? (['each'] as const) : []),
    ...(buys.test(plain) ? (['buys', 'needed'] as const) : []),
    ...(needs.test(plain) && !makes.test(plain) && !buys.test(plain) ? (['needed'] as const) : []),
    ...(evens.test(plain) ? (['break-even'] as const) : []),
    ...(leaves.test(plain) ? (['left'] as const) : []),
    ...(asksCost.test(plain) ? (['costs'] as const) : []),
    ...(asksSum.test(plain) || means.test(plain) ? (['comes-to'] as const) : []),
  ]
}

/** In which units a result is asked for. */
export interface UnitsAsked {
  readonly many?: Unit
  readonly saidMany?: string
  readonly per: readonly Unit[]
  /** The mean of all that was sold: for each of it. */
  readonly isMean?: true
  /** Of several lots of one thing that which is meant: "gain per head sold". */
  readonly ofWhich?: 'sold' | 'bought'
}

/** The unit that an amount or a result is asked in: "how many litres", "per kilo", "in a month". */
export function unitsAsked(plain: string): UnitsAsked {
  const words = plain.split(' ')
  const said = asksMany.exec(plain)?.groups
  const what = said?.what ?? said?.left
  const many =
    heldAsked(plain) ??
    (what === undefined
      ? undefined
      : measureOfWord(what) === undefined && !/s$/.test(what) && !isContainer(what)
        ? undefined
        : unitAt([what], 0, false))
  const per = words.flatMap((word, at) => {
    const isOfFigure =
      isFigure(words[at - 1]) ||
      isFigure(words[at - 2]) ||
      (isFigure(words[at - 2]) && currencyOfWord(words[at - 1] ?? '') !== undefined)
    const regular = isOfFigure ? undefined : measureOfWord(again[word] ?? '')
    if (regular !== undefined) return [regular]
    const rate = !isOfFigure && /^(?:per|each|every|a|an|one|\/|this|the)$/.test(word)
    const one = rate ? unitAt(words, at + 1, false)?.unit : undefined
    return one === undefined || (/^(?:this|the)$/.test(word) && one.kind !== 'time') ? [] : [one]
  })
  const isMean = means.test(plain)
  const [, which] =
    /(?<![^ ])(?:per|each|every|an?) [^ ]+ (?:that )?(?:i |we |was |were )?(sold|bought)(?![^ ])/.exec(
      plain,
    ) ?? []
  return {
    ...(many && { many: many.unit, saidMany: many.said }),
    per,
    ...(isMean && { isMean }),
    ...((which === 'sold' || which === 'bought') && { ofWhich: which }),
  }
}

/** "How many 60 kg bags": what is asked for, with what one of it holds, and no figure of the sum. */
function heldAsked(plain: string): { unit: Unit; said: string } | undefined {
  const found = /(?<![^ ])how many (\d+(?:\.\d+)?) ([^ ]+) ([^ ]+)(?![^ ])/.exec(plain)
  const [, value, weight = '', name = ''] = found ?? []
  const held = measureOfWord(weight)
  const holder = unitAt([name], 0, false)
  return value === undefined || held === undefined || holder === undefined || !isContainer(holder.unit.name)
    ? undefined
    : { unit: { ...holder.unit, holds: { value: Number(value), unit: held } }, said: name }
}
