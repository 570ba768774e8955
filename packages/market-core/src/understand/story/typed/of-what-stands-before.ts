import type { StoryFigure } from '../story.ts'
import { isProduce } from '../units.ts'
import { isCostItem } from '../words.ts'

/** "187 bushels an acre on 410 acres at 4.15": a price behind a harvest and its land is of the harvest. */
function priceOfHarvest(figure: StoryFigure, at: number, figures: readonly StoryFigure[]): StoryFigure {
  const { unit, per, each, isPercent, before } = figure
  const isBare = figure.at === true && unit === undefined && per.length === 0 && !each && !isPercent
  const [harvest, land] = [figures[at - 2], figures[at - 1]]
  if (!isBare || harvest?.unit === undefined || land?.unit?.kind !== 'area') return figure
  const isYield = harvest.per.length === 1 && harvest.per[0]?.kind === 'area' && isProduce(harvest.unit)
  const isHere = [harvest, land].every(({ sentence }) => sentence === figure.sentence)
  if (!isYield || !isHere || land.per.length > 0 || before.some(isCostItem)) return figure
  return { ...figure, per: [harvest.unit] }
}

/** "315 lambs, 22.4 kg carcase average": a weight that is a mean is of each of what was counted before it. */
function ofAverage(figure: StoryFigure, at: number, figures: readonly StoryFigure[]): StoryFigure {
  const { unit, per, each, after } = figure
  const isMean = after.slice(0, 3).some((word) => /^(?:average|avg|averaged)$/.test(word))
  const isWeight = unit?.kind === 'mass' && per.length === 0 && !each
  const last = figures[at - 1]
  return isMean && isWeight && last?.unit?.kind === 'thing' && last.sentence === figure.sentence
    ? { ...figure, each: true }
    : figure
}

/** "420 laying hens at 112 grams each per day": what is said twice is for each of it once. */
export const ofEachOnce = <Figure extends StoryFigure>(figure: Figure): Figure => {
  if (!figure.per.some(({ kind }) => kind === 'time')) return figure
  const per = figure.per.filter((one, at, all) => all.findIndex((other) => other.name === one.name) === at)
  return per.length === figure.per.length ? figure : { ...figure, per }
}

/** Figures that are for each of what stands before them. */
export const ofWhatStandsBefore = (figures: readonly StoryFigure[]): StoryFigure[] =>
  figures.map(priceOfHarvest).map(ofAverage)
