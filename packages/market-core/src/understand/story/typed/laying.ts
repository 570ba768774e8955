import type { StoryFigure, Unit } from '../story.ts'
import { isContainer } from '../units.ts'

const egg: Unit = { kind: 'thing', name: 'egg', size: 1 }
const day: Unit = { kind: 'time', name: 'day', size: 1 }
const layers = /^(?:chicken|duck|layer|bird|pullet|quail|goose|turkey)$/

/** "They lay 78 percent": of a hundred birds so many lay an egg that day; no bird is gone by it. */
export function withEggs(figures: readonly StoryFigure[]): readonly StoryFigure[] {
  const flock = figures.find(({ unit }) => unit?.kind === 'thing' && layers.test(unit.name))
  // How many a tray holds is no count of eggs.
  const isCounted = figures.some(
    ({ unit, isHeld, per }) =>
      unit?.name === 'egg' && !isHeld && !(per.length > 0 && per.every(({ name }) => isContainer(name))),
  )
  if (flock?.unit === undefined || isCounted) return figures
  const birds = flock.unit
  return figures.map((figure) => {
    const { isPercent, before, after, value, ...rest } = figure
    const near = [...before.slice(0, 4), ...after.slice(0, 3)]
    if (!isPercent || !near.some((word) => /^(?:lay|lays|laying|laid)$/.test(word))) return figure
    return { ...rest, before, after, value: value / 100, unit: egg, said: 'eggs', per: [birds, day] }
  })
}
