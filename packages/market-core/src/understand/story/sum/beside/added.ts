import type { Placed, Shown, Term } from '../../story.ts'
import { shareOf } from '../shares.ts'

/**
 * What comes on top: a tax on all that is paid or on all that is sold, or the profit that is wanted on the cost, which
 * must be earned as the cost must. Undefined where nothing does, or where there is more than one way to put it.
 */
export function addedTo(
  terms: readonly Term[],
  figures: readonly Placed[],
  money: (value: number) => Shown,
): { terms: readonly Term[]; used: readonly Placed[] } | undefined {
  const shares = figures.filter((figure) => ['tax', 'profit'].includes(shareOf(figure, figures) ?? ''))
  const [share, ...others] = shares
  if (share === undefined || others.length > 0) return undefined
  const parts = new Set(terms.map(({ part }) => part).filter((part) => part !== 'amount'))
  const [part] = parts
  const isProfit = shareOf(share, figures) === 'profit'
  if (part === undefined || (isProfit ? !parts.has('out') || parts.has('in') : parts.size > 1))
    return undefined
  const base = terms.reduce((sum, term) => (term.part === part ? sum + term.value : sum), 0)
  const factors = [{ value: share.value, isPercent: true as const }, money(base)]
  const label = isProfit
    ? 'profit'
    : (share.words.find((word) => /^(?:vat|gst|tva|iva)$/.test(word)) ?? 'vat')
  return { terms: [{ part, label, factors, value: (base * share.value) / 100 }], used: [share] }
}
