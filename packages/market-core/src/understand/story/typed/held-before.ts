import type { StoryFigure, Unit } from '../story.ts'
import { isContainer, isSame, unitAt } from '../units.ts'

const tells = /^(?:is|are|=|holds|hold|weighs|weigh|has|takes|carries|each)$/

/**
 * "And the bag is 50 kilo", "an ardeb is 150 kg": what one of a container, or of what is counted elsewhere, holds.
 */
export function heldBefore(figure: StoryFigure, figures: readonly StoryFigure[]): StoryFigure {
  const { unit, per, each, isHeld, before, currency } = figure
  const isAmount = unit?.kind === 'mass' || unit?.kind === 'volume' || unit?.kind === 'thing'
  if (!isAmount || unit === undefined || per.length > 0 || each || isHeld || currency !== undefined)
    return figure
  const isDirect = unit.kind === 'mass' && isContainer(before[0] ?? '') && before.length === 1
  const name = tells.test(before[0] ?? '') ? before[1] : isDirect ? before[0] : undefined
  const one = name === undefined ? undefined : unitAt([name], 0, false)?.unit
  if (one?.kind !== 'thing' || isSame(one, unit)) return figure
  const isCounted = figures.some((other) =>
    [other.unit, ...other.per].some((of) => of !== undefined && of !== unit && isSame(of, one)),
  )
  return isContainer(one.name) || isCounted ? { ...figure, per: [one], isHeld: true } : figure
}

/** "14 cows at 11 litres a day": for each of the lot that it stands beside. */
export function ofLotBefore(figure: StoryFigure, last: StoryFigure | undefined): StoryFigure {
  const { unit, per, at, before, clause } = figure
  const isAmount = unit?.kind === 'mass' || unit?.kind === 'volume'
  const isBeside = at === true && before.length === 1 && last?.clause === clause && last.per.length === 0
  const isThing = last?.unit?.kind === 'thing' && !isContainer(last.unit.name)
  const isOfTime = per.every(({ kind }) => kind === 'time')
  if (!isAmount || !isOfTime || !isBeside || !isThing || last?.unit === undefined) return figure
  const { at: _, ...rest } = figure
  return { ...rest, per: [last.unit, ...per] }
}

/** "Bags of 90", where the rest of it is weighed in kilos. */
export function heldInKilos(figure: StoryFigure, figures: readonly StoryFigure[]): StoryFigure {
  const [of] = figure.per
  const isBare =
    figure.isHeld === true &&
    figure.unit === undefined &&
    of !== undefined &&
    /^(?:bag|crate|tin)$/.test(of.name)
  const masses = figures.flatMap(({ unit, per }): Unit[] =>
    [...(unit ? [unit] : []), ...per].filter(({ kind, name }) => kind === 'mass' && name === 'kg'),
  )
  const [kg] = masses
  return isBare && kg !== undefined ? { ...figure, unit: kg, said: 'kg' } : figure
}
