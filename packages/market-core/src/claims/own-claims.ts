import { findDanger } from '../understand/danger/find-danger.ts'
import { plainText } from '../understand/plain-text.ts'
import { cropsIn, mentionsAny, said, type Token, tokensOf } from './mentions.ts'

/**
 * True when a sentence without a fact claims something that only a fact could bear: which way a price moved or will
 * move, what the weather of the coming days is, to sell or to hold, a dose.
 */
export function claimsByItself(text: string): boolean {
  const tokens = tokensOf(text, [])
  return (
    (quotes(tokens) && !/[?؟]\s*$/.test(text)) ||
    moves(tokens) ||
    foretells(tokens) ||
    tellsWeather(tokens) ||
    advises(tokens) ||
    endangers(text) ||
    isUnreadable(tokens)
  )
}

/** Speaks of what things cost. */
export const aboutMoney = (text: string): boolean => {
  const tokens = tokensOf(text, [])
  return mentionsAny('price', tokens) || mentionsAny('money', tokens)
}

const speaksOfTrade = (tokens: readonly Token[]): boolean =>
  mentionsAny('price', tokens) ||
  mentionsAny('money', tokens) ||
  mentionsAny('market', tokens) ||
  cropsIn(tokens).length > 0

/** What a crop is worth, in whatever figure of speech; and that a price is good, or who says it. */
function quotes(tokens: readonly Token[]): boolean {
  const isOfPrice = mentionsAny('price', tokens) || mentionsAny('money', tokens)
  if (!isOfPrice || mentionsAny('if', tokens)) return false
  if (cropsIn(tokens).length > 0) return true
  return !mentionsAny('hedges', tokens) && (mentionsAny('values', tokens) || mentionsAny('sayers', tokens))
}

/** The least share of a sentence's words that are everyday words of a language that the lists know. */
const LEAST_COMMON = 0.25

/** What is of a crop or of money in a language that nobody here can read cannot be checked. */
function isUnreadable(tokens: readonly Token[]): boolean {
  const known = said('common', tokens).length + said('market', tokens).length
  const share = known / tokens.length
  return tokens.length >= 4 && share < LEAST_COMMON && speaksOfTrade(tokens)
}

/** "Prices rise when ..." explains; "maize rose last month" is a claim whatever follows. */
function moves(tokens: readonly Token[]): boolean {
  const isDirected =
    mentionsAny('up', tokens) || mentionsAny('down', tokens) || mentionsAny('longTime', tokens)
  if (!isDirected || !speaksOfTrade(tokens)) return false
  const isDated = (['today', 'lastMonth', 'lastYear', 'longTime'] as const).some((list) =>
    mentionsAny(list, tokens),
  )
  return isDated || !(mentionsAny('if', tokens) || mentionsAny('hedges', tokens))
}

const foretells = (tokens: readonly Token[]): boolean =>
  mentionsAny('future', tokens) && mentionsAny('price', tokens) && !mentionsAny('if', tokens)

const tellsWeather = (tokens: readonly Token[]): boolean =>
  mentionsAny('weather', tokens) && mentionsAny('soon', tokens) && !mentionsAny('if', tokens)

/** Sell or hold. "Sell by weight" is none, "sell now" and "hold your maize" are. */
export function advises(tokens: readonly Token[]): boolean {
  const isUrged = mentionsAny('urge', tokens)
  const isHedged = mentionsAny('if', tokens) || mentionsAny('hedges', tokens)
  const trades = said('trade', tokens)
  if (trades.length > 0 && mentionsAny('opinions', tokens)) return true
  const opens = trades.some(({ at }) => at <= 2 && !mentionsAny('if', tokens.slice(0, at)))
  if (opens && (isUrged || mentionsAny('today', tokens) || speaksOfTrade(tokens) || tokens.length <= 2))
    return true
  if (trades.length > 0 && isUrged && !isHedged) return true
  return mentionsAny('keep', tokens) && mentionsAny('price', tokens) && (isUrged || mentionsAny('up', tokens))
}

/** A dose, a waiting time or first aid: only who points to a label, an adviser or a doctor may speak of them. */
export function endangers(text: string): boolean {
  const tokens = tokensOf(text, [])
  return (
    (mentionsAny('doses', tokens) || findDanger(plainText(text)) !== undefined) &&
    !mentionsAny('guides', tokens)
  )
}
