import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { formatWholePercent } from '@smart-farming/words/format/weather/figures'
import { lazyWords, words } from '../../../words.ts'
import { VerdictMark } from '../work/verdict-mark.tsx'
import { windowLabel } from '../work/work-labels.ts'
import { rainTexts } from './rain-texts.ts'
import { stepVerdict } from './step-verdict.ts'
import { windTexts } from './wind-texts.ts'

interface CellProps {
  entry: ForecastEntry
  units: DisplayUnits
}

/** Missing values appear as unknown, never as zero. */
const Unknown = () => <span className="step-table__unknown">{lazyWords.steps.hours.unknown}</span>

/** Relative humidity in whole %. */
export function HumidityCell({ entry: { main } }: Pick<CellProps, 'entry'>) {
  return (
    <td>{main.humidity === undefined ? <Unknown /> : formatWholePercent(words.figures, main.humidity)}</td>
  )
}

/** Amount of rain, with its chance below. */
export function RainCell({ entry, units }: CellProps) {
  const { kindAndChance } = lazyWords.steps.hours
  const { amount, kind, chance } = rainTexts(entry, units)
  return (
    <td>
      {amount ?? <Unknown />}{' '}
      {(kind ?? chance) && (
        <span className="step-table__second">
          {kind && chance ? kindAndChance({ kind, chance }) : (kind ?? chance)}
          {chance && <span className="unseen"> {lazyWords.steps.hours.chance}</span>}
        </span>
      )}
    </td>
  )
}

/** Mean wind and direction, with the gusts below. */
export function WindCell({ entry, units }: CellProps) {
  const { compass, hours } = lazyWords.steps
  const { speed, from, gust } = windTexts(entry, units)
  return (
    <td>
      {speed ?? <Unknown />}{' '}
      {from && (
        <>
          <span aria-hidden="true">{compass[from].short}</span>
          <span className="unseen">{hours.from({ point: compass[from].full })}</span>
        </>
      )}{' '}
      {gust !== undefined && <span className="step-table__second">{hours.gusts({ speed: gust })}</span>}
    </td>
  )
}

interface VerdictCellProps {
  work: string
  windows: readonly WorkWindow[]
  /** Unix seconds. */
  startDt: number
  endDt: number
}

/**
 * A job's verdict for a row's hours: an icon, and a word if it fits. Screen readers always get the
 * word.
 */
export function VerdictCell({ work, windows, startDt, endDt }: VerdictCellProps) {
  const judged = stepVerdict(windows, startDt, endDt)
  if (!judged) return <td />
  return (
    <td>
      <span className={`step-table__verdict step-table__verdict--${judged.verdict}`}>
        <VerdictMark {...judged} />
        <span className="step-table__word">{windowLabel(work, judged)}</span>
      </span>
    </td>
  )
}
