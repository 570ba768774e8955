import { sunTimes } from '@smart-farming/weather-core/sun/sun-times'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import type { Telling } from '../stretch.ts'

/** Sunrise and sunset on a day, `YYYY-MM-DD`; none where the sun does neither. */
export function sunLines({ say, weather, farm: { place, nameDay } }: Telling, key: string): string[] {
  const times = sunTimes(place.latDeg, place.lonDeg, key, place)
  if (times.kind !== 'rises') return []
  const clock = (dt: number) => sayClock(weather.figures.tag, place, dt)
  const said = say.sun({ rises: clock(times.sunriseDt), sets: clock(times.sunsetDt) })
  return [say.line({ about: say.subjects.sun, when: nameDay(key), said })]
}
