import type { StoryFigure } from '../story.ts'
import { isContainer } from '../units.ts'

const whole =
  /^(?:crop|production|all|total|altogether|together|whole|harvest|harvested|got|gave|sold|sell|delivered|from|off|picked|threshed|reaped|have|had)$/
const yields = /^(?:yields?|yielding|yielded)$/

/**
 * A harvest beside a land and costs of each of it, of which nobody says whether it is of each or of all: "my 35 ha,
 * 620 a hectare, yield 7 t". Both make a sum, and the one is a loss where the other is a profit.
 */
export function ofWhichLand(figures: readonly StoryFigure[]): readonly number[] {
  const isLand = ({ unit, per, value }: StoryFigure) =>
    unit?.kind === 'area' && per.length === 0 && value !== 1
  const isCost = ({ unit, per, isPercent }: StoryFigure) =>
    unit === undefined && !isPercent && per.some(({ kind }) => kind === 'area')
  if (!figures.some(isLand) || !figures.some(isCost)) return []
  const lots = figures.filter(
    ({ unit, isHeld, isOne }) =>
      !isHeld && !isOne && unit !== undefined && (unit.kind === 'mass' || isContainer(unit.name)),
  )
  const [lot, ...others] = lots
  if (lot === undefined || others.length > 0 || lot.per.length > 0) return []
  return isOfAll(lot) ? [] : [lot.value]
}

/** Whether the words beside a lot say that it is of all the land: "my 35 ha gave 240 t", "240 t together". */
export function isOfAll({ before, after }: StoryFigure): boolean {
  const behind = after.slice(0, 3)
  const near = [...before.slice(0, 5), ...behind]
  const isWhole = near.some((word) => whole.test(word)) && !near.some((word) => yields.test(word))
  return (
    isWhole || behind.some((word) => /^(?:crop|production|all|total|altogether|together|whole)$/.test(word))
  )
}
