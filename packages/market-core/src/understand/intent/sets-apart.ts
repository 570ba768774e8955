import { isOneMonth, type Period } from '../period/period.ts'
import type { Intent } from './intent-signs.ts'

interface Asked {
  readonly plain: string
  readonly variety: readonly string[]
  readonly wants: Intent
  readonly period: Period | undefined
  readonly isOfPlaces: boolean
  readonly isOfThings: boolean
}

const ofTheDearer =
  /(?<![^ ])(?:dearer|cheaper|more expensive|less expensive|costlier|cheapest|dearest)(?![^ ])/
/** "Cheaper than palm oil", and not than it was. */
const thanAThing =
  /(?<![^ ])than (?!(?:a|an|in|it|its|they|them|last|then|now|at|before|the year|this|one|two|three|four|five|six|ten|\d[^ ]*)(?![^ ]))/
/** "Cheaper now than in February 2024" sets one kind against no other. */
const thanATime =
  /(?<![^ ])than(?: it was)?(?: (?:in|at|on|during|of))?(?= (?:the |its |early |mid |late )*(?:january|february|march|april|may|june|july|august|september|october|november|december|last|then|now|today|before|this|(?:19|20)\d\d|(?:a|one|two|three|four|five|six|ten|\d+) (?:years?|months?))(?![^ ]))/g
const against = /(?<![^ ])(?:than|or|vs|against|which|who|difference|gap)(?![^ ])/

/** "Up or down" sets no two things against each other. */
const eitherWay =
  /(?<![^ ])(?:up|risen|rise|rose|rising|higher|more|gained?|increased?|dearer) or (?:down|fallen|fall|fell|falling|lower|less|lost|lose|decreased?|dropped|cheaper)(?![^ ])|(?<![^ ])(?:down|fallen|fall|fell|lower) or (?:up|risen|rise|rose|higher)(?![^ ])/g

/**
 * Whether two kinds or two places of one thing are set against each other, and not a time against now: "was HRW dearer
 * than SRW in May 2022".
 */
export function setsApart({ plain, variety, wants, period, isOfPlaces, isOfThings }: Asked): boolean {
  const isOfOneTime = period === undefined || isOneMonth(period)
  if (isOfPlaces) return isOfOneTime || ofTheDearer.test(plain)
  if (isOfThings) return isOfOneTime && ofTheDearer.test(plain) && thanAThing.test(plain)
  return (
    variety.length > 1 &&
    wants === 'change' &&
    isOfOneTime &&
    against.test(plain.replace(eitherWay, ' ').replace(thanATime, ' '))
  )
}
