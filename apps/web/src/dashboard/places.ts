export type DashboardTab = 'market' | 'assistant'

/** The places of the dashboard, as the address calls them (`?tab=`). */
const PLACES = ['market', 'assistant', 'prices', 'weather', 'sums'] as const
export type DashboardPlace = (typeof PLACES)[number]

/** The place that an address names; undefined where it names none, or none that there is. */
export const placeNamed = (name: unknown): DashboardPlace | undefined =>
  PLACES.find((place) => place === name)

export const isTab = (place: DashboardPlace | undefined): place is DashboardTab =>
  place === 'market' || place === 'assistant'

/** The id of the element that a place scrolls to: both tabs and the sums stand in `main`. */
export const elementId = (place: DashboardPlace): string =>
  place === 'prices' || place === 'weather' ? place : 'main'

/** Brings a place into sight, with the focus on its heading, so that a screen reader says where it is. */
export function arriveAt(place: DashboardPlace): void {
  const found = document.getElementById(elementId(place))
  if (found === null) return
  found.scrollIntoView({ block: 'start' })
  // By the keyboard, a tab keeps it: the arrows go on from there (ARIA practice).
  if (document.activeElement?.matches('[role=tab]:focus-visible')) return
  const panel = document.getElementById(`panel-${place}`) ?? found
  const target = panel.querySelector('h2') ?? panel
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
