import type { Placed } from '../story.ts'

const over = /^(?:profit|profits|clear|left|margin|surplus|gain|myself|top)$/
const wishes =
  /^(?:want|wants|wanted|wanting|need|needs|like|aim|aims|aiming|target|targets|targeting|expect|expecting|hope|hoping|wish|must|desire|looking|plan|planning|goal)$/

/**
 * What is wanted as a profit is no cost, though it must be earned as one: "I want to clear 400 a hectare". A cost that
 * is told bare beside one of the land is of that land, too, where no land is counted.
 */
export function withAims(figures: readonly Placed[]): readonly Placed[] {
  const aims = figures.filter(isAim)
  if (aims.length === 0) return figures
  const land = figures
    .flatMap(({ part, per }) => (part === 'out' ? per : []))
    .find(({ kind }) => kind === 'area')
  const isCounted = figures.some(({ unit }) => unit?.kind === 'area')
  return figures.map((figure): Placed => {
    const { part, per, at, each, words, unit } = figure
    const isAimed = aims.includes(figure)
    const isBare = per.length === 0 && !at && !each && unit === undefined
    const isOfAll = words.some((word) => /^(?:total|altogether|all|whole)$/.test(word))
    const ofLand =
      land !== undefined && !isCounted && isBare && !isOfAll && (isAimed || part === 'out')
        ? { per: [land] }
        : {}
    return isAimed
      ? { ...figure, part: 'out', isMoney: true, isAim: true, ...ofLand }
      : { ...figure, ...ofLand }
  })
}

/** Money beside a word for what is over, in a clause that wishes for it. */
function isAim({ unit, isPercent, before, after, words, part }: Placed): boolean {
  if (unit !== undefined || isPercent || part === 'percent') return false
  const isOver = [...before.slice(0, 4), ...after.slice(0, 6)].some((word) => over.test(word))
  return isOver && words.some((word) => wishes.test(word))
}
