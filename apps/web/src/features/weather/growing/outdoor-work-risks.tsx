import type { Outlook } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatNumber } from '@smart-farming/words/format/number'
import { formatClock } from '@smart-farming/words/format/weather/clock'
import { formatTemperature } from '@smart-farming/words/format/weather/figures'
import { lazyWords, words } from '../../../words.ts'
import { CalculationBasis } from './calculation-basis.tsx'

interface PeopleAtWorkProps {
  people: NonNullable<Outlook['days'][number]['people']>
  place: PlaceZone
  units: DisplayUnits
}

/** A day's UV and heat for people working outside. A disclosure shows the basis. */
export function OutdoorWorkRisks({ people: { uv, heat }, place, units }: PeopleAtWorkProps) {
  const { people } = lazyWords.growing
  const clock = (dt: number) => formatClock(words.tag, place, dt)
  const index = uv && formatNumber(words.tag, uv.index)
  return (
    <section aria-label={people.title}>
      {uv && index !== undefined && (
        <p>{uv.clearSky ? people.clearUv({ index }) : people.uv({ index, clock: clock(uv.atDt) })}</p>
      )}
      {heat && (
        <p>
          {people.heat({
            figure: formatTemperature(words.figures, heat.indexC, units),
            clock: clock(heat.atDt),
          })}
        </p>
      )}
      <CalculationBasis basis={people.basis} />
    </section>
  )
}
