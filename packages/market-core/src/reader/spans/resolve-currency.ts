import { currencyForCountries, LOCAL_CURRENCY } from '../../local-currency.ts'
import type { Span, Token } from '../span.ts'
import sharedCoins from '../words/shared-coins.json' with { type: 'json' }

interface SharedCoin {
  /** Spellings that only this country uses. */
  readonly own: readonly string[]
  /** ISO 4217 codes of other countries' currencies with this name, by country (ISO alpha-2). */
  readonly elsewhere: Readonly<Record<string, string>>
}

const coins: Readonly<Record<string, SharedCoin>> = sharedCoins

/**
 * Resolves ambiguous currencies based on the farm's country: on a farm in Uganda, "shillings" are
 * Ugandan, and so is "our money".
 *
 * @param local ISO alpha-2 codes of the countries that are "here"
 */
export function resolveLocalCurrency(
  spans: readonly Span[],
  tokens: readonly Token[],
  local: readonly string[],
): Span[] {
  const ownMoney = currencyForCountries(local)
  return spans.map((span): Span => {
    if ((span.kind !== 'money' && span.kind !== 'currency') || span.currency === undefined) return span
    if (span.currency === LOCAL_CURRENCY) {
      if (ownMoney !== undefined) return { ...span, currency: ownMoney }
      const { start, end } = span
      return span.kind === 'money'
        ? { kind: 'money', start, end, value: span.value }
        : { kind: 'filler', start, end }
    }
    const { own = [], elsewhere = {} } = coins[span.currency] ?? {}
    const home = local.flatMap((country) => elsewhere[country] ?? [])[0]
    const words = tokens
      .slice(span.start, span.end)
      .flatMap(({ kind, folded }) => (kind === 'number' ? [] : [folded]))
    const isNamed = words.length > 1 && !words.includes('cfa')
    return home === undefined || isNamed || words.some((word) => own.includes(word))
      ? span
      : { ...span, currency: home }
  })
}
