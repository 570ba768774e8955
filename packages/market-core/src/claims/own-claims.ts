import { findDanger } from '../understand/danger/find-danger.ts'
import { plainText } from '../understand/plain-text.ts'
import { cropsIn, said, says, type Token, tokensOf } from './mentions.ts'

/**
 * True when a sentence without a fact claims something that only a fact could bear: which way a price moved or will
 * move, what the weather of the coming days is, to sell or to hold, a dose.
 */
export function claimsByItself(text: string): boolean {
  const tokens = tokensOf(text, [])
  return moves(tokens) || foretells(tokens) || tellsWeather(tokens) || advises(tokens) || endangers(text)
}

/** Speaks of what things cost. */
export const aboutMoney = (text: string): boolean => {
  const tokens = tokensOf(text, [])
  return says('price', tokens) || says('money', tokens)
}

const speaksOfTrade = (tokens: readonly Token[]): boolean =>
  says('price', tokens) || says('money', tokens) || says('market', tokens) || cropsIn(tokens).length > 0

/** "Prices rise when ..." explains; "maize rose last month" is a claim whatever follows. */
function moves(tokens: readonly Token[]): boolean {
  const isDirected = says('up', tokens) || says('down', tokens) || says('longTime', tokens)
  if (!isDirected || !speaksOfTrade(tokens)) return false
  const isDated = (['today', 'lastMonth', 'lastYear', 'longTime'] as const).some((list) => says(list, tokens))
  return isDated || !(says('if', tokens) || says('hedges', tokens))
}

const foretells = (tokens: readonly Token[]): boolean =>
  says('future', tokens) && says('price', tokens) && !says('if', tokens)

const tellsWeather = (tokens: readonly Token[]): boolean =>
  says('weather', tokens) && says('soon', tokens) && !says('if', tokens)

/** Sell or hold. "Sell by weight" is none, "sell now" and "hold your maize" are. */
export function advises(tokens: readonly Token[]): boolean {
  const isUrged = says('urge', tokens)
  const isHedged = says('if', tokens) || says('hedges', tokens)
  const trades = said('trade', tokens)
  const opens = trades.some(({ at }) => at <= 2 && !says('if', tokens.slice(0, at)))
  if (opens && (isUrged || says('today', tokens) || speaksOfTrade(tokens) || tokens.length <= 2)) return true
  if (trades.length > 0 && isUrged && !isHedged) return true
  return says('keep', tokens) && says('price', tokens) && (isUrged || says('up', tokens))
}

/** A dose, a waiting time or first aid: only who points to a label, an adviser or a doctor may speak of them. */
export function endangers(text: string): boolean {
  return findDanger(plainText(text)) !== undefined && !says('guides', tokensOf(text, []))
}
