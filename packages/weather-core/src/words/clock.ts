import { localHour, type PlaceZone } from '../zone.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** The place's own clock at `dt`, to the nearest minute, '09:00'. */
export function sayClock(place: PlaceZone, dt: number): string {
  const minutes = Math.floor(localHour(place, Math.round(dt / 60) * 60) * 60 + 1e-6)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** As `sayClock`, for the end of a stretch: the end of the day is 'midnight', not '00:00'. */
export function sayEnd(place: PlaceZone, dt: number): string {
  const clock = sayClock(place, dt)
  return clock === '00:00' ? 'midnight' : clock
}
