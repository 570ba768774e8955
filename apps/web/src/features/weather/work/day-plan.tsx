import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Outlook } from '@smart-farming/contracts/weather'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { type ReactNode, useState } from 'react'
import { ReadAloudButton } from '../../../components/speech/read-aloud-button.tsx'
import { lazyWords } from '../../../words.ts'
import { DayPlaceholder } from '../day-placeholder.tsx'
import { daySentenceAt } from '../forecast/forecast-expiry.ts'
import { CropGrowthView } from '../growing/crop-growth-view.tsx'
import { OutdoorWorkRisks } from '../growing/outdoor-work-risks.tsx'
import { DayWork } from './day-work.tsx'
import { RecentWeather } from './recent-weather.tsx'
import { remainingOutdoorRisks, remainingWindows } from './remaining-windows.ts'

interface DayPlanProps {
  /**
   * Undefined while loading, 'failed' on an error, 'old' for an outdated forecast, 'elsewhere' if
   * the place is not the farm.
   */
  outlook: Outlook | 'failed' | 'old' | 'elsewhere' | undefined
  /** `YYYY-MM-DD` in the place's local time. */
  day: string
  place: PlaceZone
  at: Coordinates
  /** Unix seconds. Past hours are not shown. */
  now: number
}

/**
 * A day's work on this farm, or a message while unknown. Renders nothing for a day that was not
 * judged.
 */
export function DayPlan({ outlook, day, place, at, now }: DayPlanProps): ReactNode {
  // This component keeps the open job, so that the job stays open while a newer forecast waits for
  // its outlook.
  const [openWork, setOpenWork] = useState<string>()
  if (typeof outlook !== 'object') return <DayPlaceholder lacks={outlook} />
  const judged = outlook.days.find((each) => each.day === day)
  if (!judged) return null
  const { stepHours: hours = 1 } = judged
  const people = judged.people && remainingOutdoorRisks(judged.people, now)
  const windows = remainingWindows(judged.windows, now)
  // Recent weather affects the first day only.
  const before = judged === outlook.days[0] ? outlook.before : undefined
  return (
    <>
      <ReadAloudButton text={lazyWords.speech.day({ day, sentence: daySentenceAt(judged, now) })} />
      {outlook.usual && <p>{lazyWords.work.usual}</p>}
      {hours > 1 && <p>{lazyWords.work.coarse({ hours })}</p>}
      {outlook.works.length > 0 && Object.keys(windows).length > 0 && (
        <DayWork
          windows={windows}
          works={outlook.works}
          place={place}
          units={outlook.units}
          openWork={openWork}
          onToggle={(work) => setOpenWork(work === openWork ? undefined : work)}
        />
      )}
      {before && <RecentWeather before={before} place={place} units={outlook.units} />}
      {people && <OutdoorWorkRisks people={people} place={place} units={outlook.units} />}
      <CropGrowthView at={at} />
    </>
  )
}
