import { acresToHectares, bushelsPerAcreToTonnesPerHectare } from '../land.ts'
import { convertMass, convertPrice, type PriceUnit } from '../mass.ts'
import { unitOfWord } from './find-units.ts'

/** The farmer's own figures in a question, in the units that sums are made in. Absent: not given. */
export interface Figures {
  /** Tonnes a hectare. */
  yieldTPerHa?: number
  /** Money a hectare, in whatever currency the question is in. */
  costPerHa?: number
  /** Money a tonne. */
  pricePerT?: number
  /** An amount to convert, with its unit. */
  amount?: { value: number; unit: PriceUnit }
  areaHa?: number
}

const number = String.raw`(?<value>\d+(?:\.\d+)?)`
const money = String.raw`(?:[$€£₹]|\b(?:usd|eur|gbp|inr|kes|ksh|rs) )?`
const unit = `(?<unit>kg|t|mt|tonnes?|tons?|quintals?|lbs?|pounds?|bushels?|bu|bags?|maunds?|cwt)`
const area = `(?<area>ha|hectares?|acres?|ac)`
const per = ` ?(?:/|per|an?|each) ?`

const yieldPattern = new RegExp(`${number} ?${unit}${per}${area}\\b`)
const costPattern = new RegExp(
  `(?:cost|costs|costing|spend|spent|expenses?)(?: [a-z]+){0,4}? ${money}${number}(?: ?(?:[$€£₹]|usd|eur|gbp|inr|kes|dollars|euros|shillings))?(?:${per}${area})?\\b`,
)
const costBeforePattern = new RegExp(
  `${money}${number}(?: (?:usd|eur|gbp|inr|kes|dollars|euros))?${per}${area}\\b`,
)
const pricePattern = new RegExp(
  `(?:price|sell|sold|selling|at|for)(?: [a-z]+){0,3}? ${money}${number}(?: (?:usd|eur|gbp|inr|kes|dollars|euros))?${per}${unit}\\b`,
)
const amountPattern = new RegExp(`${number} ?${unit}\\b`)
const areaPattern = new RegExp(`${number} ${area}\\b`)

/** Reads a farmer's figures: "5 t/ha", "costs 900 per acre", "sell at 210 a tonne", "convert 20 bags to tonnes". */
export function findFigures(plain: string, crop: string | undefined): Figures {
  const figures: Figures = {}
  const yieldTPerHa = readYield(yieldPattern.exec(plain), crop)
  if (yieldTPerHa !== undefined) figures.yieldTPerHa = yieldTPerHa
  const costPerHa = readCost(
    costPattern.exec(plain) ?? costBeforePattern.exec(plain.replace(yieldPattern, ' ')),
  )
  if (costPerHa !== undefined) figures.costPerHa = costPerHa
  const pricePerT = readPrice(pricePattern.exec(plain), crop)
  if (pricePerT !== undefined) figures.pricePerT = pricePerT
  const amount = amountPattern.exec(plain.replace(yieldPattern, ' '))
  const amountUnit = unitOfWord(amount?.groups?.unit ?? '')
  if (amount !== null && amountUnit !== undefined)
    figures.amount = { value: Number(amount.groups?.value), unit: amountUnit }
  const land = areaPattern.exec(plain)
  if (land !== null) figures.areaHa = hectares(Number(land.groups?.value), land.groups?.area)
  return figures
}

function readYield(match: RegExpExecArray | null, crop: string | undefined): number | undefined {
  const { value, unit: written = '', area: land } = match?.groups ?? {}
  const massUnit = unitOfWord(written)
  if (match === null || massUnit === undefined) return undefined
  if (massUnit === 'bushel' && isAcre(land))
    return crop === undefined ? undefined : bushelsPerAcreToTonnesPerHectare(Number(value), crop)
  const tonnes = convertMass(Number(value), massUnit, 't', crop)
  return tonnes === undefined ? undefined : tonnes / hectares(1, land)
}

function readCost(match: RegExpExecArray | null): number | undefined {
  return match === null ? undefined : Number(match.groups?.value) / hectares(1, match.groups?.area)
}

function readPrice(match: RegExpExecArray | null, crop: string | undefined): number | undefined {
  const massUnit = unitOfWord(match?.groups?.unit ?? '')
  return match === null || massUnit === undefined
    ? undefined
    : convertPrice(Number(match.groups?.value), massUnit, 't', crop)
}

function hectares(amount: number, land: string | undefined): number {
  return isAcre(land) ? acresToHectares(amount) : amount
}

const isAcre = (land: string | undefined): boolean => land?.startsWith('ac') ?? false
