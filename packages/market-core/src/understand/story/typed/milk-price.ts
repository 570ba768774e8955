import type { StoryFigure, Unit } from '../story.ts'

/**
 * "3 cows give 11 litres each a day, milk 45": the name of what is measured in litres, with a bare number, is its
 * price, where no other price is told.
 */
export function withMilkPrice(figures: readonly StoryFigure[]): readonly StoryFigure[] {
  const milk = figures.flatMap(({ unit }) => (unit?.kind === 'volume' ? [unit] : []))
  const [litre] = milk
  if (litre === undefined || figures.some(isPriced)) return figures
  const named = figures.filter(isMilk)
  const [one, ...others] = named
  if (one === undefined || others.length > 0) return figures
  const per: readonly Unit[] = [litre]
  return figures.map((figure) =>
    figure === one ? { ...figure, per, before: ['price', ...figure.before] } : figure,
  )
}

const isMilk = ({ unit, per, each, at, isPercent, before, after }: StoryFigure): boolean =>
  unit === undefined &&
  per.length === 0 &&
  !each &&
  !at &&
  !isPercent &&
  after.length === 0 &&
  /^(?:milk|price)(?: (?:milk|of|the|is|price))*$/.test(before.join(' '))

const isPriced = ({ per, unit, at }: StoryFigure): boolean =>
  (unit === undefined && per.some(({ kind }) => kind === 'volume')) || at === true
