import { commodityById } from '../../commodities/catalogue.ts'
import { type Figures, figuresOf, type Role } from '../quantities/farm-figures.ts'
import type { Measure } from '../quantities/measures.ts'
import type { Question } from '../reading.ts'

/**
 * A farmer's figures with those said since: each takes the place of what it was before, in the unit that it does not
 * name anew.
 */
export function merged(own: Figures, previous: Question): Figures {
  const { given: before = [] } = previous.figures
  const { given: said = [], unused } = own
  if (said.length === 0) return { ...previous.figures, ...own }
  const hadYield =
    before.some(({ role }) => role === 'yield') && !before.some(({ role }) => role === 'amount')
  const asked = previous.wanted?.kind === 'sack' ? [previous.wanted] : []
  const sack = [...before, ...asked.map((measure) => ({ measure, per: undefined }))].flatMap(
    ({ measure, per }) => [measure, per].flatMap((one) => (one?.kind === 'sack' ? [one] : [])),
  )[0]
  // The farmer's own bag is the bag, not the trade's.
  const inSacks = (measure: Measure | undefined): Measure | undefined =>
    sack !== undefined && measure?.kind === 'mass' && measure.unit === 'bag' ? sack : measure
  const added = said.map((told) => {
    const [own, each] = [inSacks(told.measure), inSacks(told.per)]
    const figure = { ...told, ...(own && { measure: own }), ...(each && { per: each }) }
    const role: Role =
      figure.role === 'amount' && hadYield && figure.measure?.kind !== 'volume' ? 'yield' : figure.role
    const one = before.find((other) => other.role === role)
    const per = figure.per ?? (isRate.has(role) ? one?.per : undefined)
    return { ...figure, role, ...(per && { per }) }
  })
  const roles = new Set(added.map(({ role }) => role))
  const given = [...before.filter(({ role }) => !roles.has(role)), ...added]
  const crop = previous.commodities.map((id) => commodityById(id)?.bushel).find((one) => one !== undefined)
  return { ...figuresOf(given, crop), ...(unused !== undefined && { unused }) }
}

const isRate: ReadonlySet<Role> = new Set(['yield', 'cost', 'price'])

const roleSaid: readonly (readonly [RegExp, Role])[] = [
  [/(?<![^ ])(?:get|got|yield|harvest|make)(?![^ ])/, 'yield'],
  [/(?<![^ ])(?:sell|sold|price|at|for|paid|pays?)(?![^ ])/, 'price'],
  [/(?<![^ ])(?:cost|costs|spend|spent)(?![^ ])/, 'cost'],
]

/** "And if I get 2.5?": one number in the place of what it was before, and the sum again. */
export function replaced(question: Question, previous: Question, plain: string): Figures | undefined {
  const { unused = [], given: own = [] } = question.figures
  const { given = [] } = previous.figures
  const bare = own.flatMap(({ value: one, measure, currency, per }) =>
    measure === undefined && currency === undefined && per === undefined ? [one] : [],
  )
  const [value, ...others] = [...unused, ...bare]
  const role = roleSaid.find(([said]) => said.test(plain))?.[1]
  const at = given.findIndex((figure) => figure.role === role)
  if (value === undefined || others.length > 0 || own.length > bare.length || at === -1) return undefined
  const crop = previous.commodities.map((id) => commodityById(id)?.bushel).find((one) => one !== undefined)
  return figuresOf(
    given.map((figure, index) => (index === at ? { ...figure, value } : figure)),
    crop,
  )
}
