export type DashboardTab = 'market' | 'assistant'

const PLACES = ['market', 'assistant', 'prices', 'weather', 'sums'] as const
export type DashboardSection = (typeof PLACES)[number]

/** Returns the section named in a URL; undefined for unknown or missing names. */
export const parseDashboardSection = (name: unknown): DashboardSection | undefined =>
  PLACES.find((place) => place === name)

export const isDashboardTab = (place: DashboardSection | undefined): place is DashboardTab =>
  place === 'market' || place === 'assistant'

/** Id of the element to scroll to. Both tabs and the calculators are in `main`. */
export const sectionElementId = (place: DashboardSection): string =>
  place === 'prices' || place === 'weather' ? place : 'main'

/** Scrolls to a section and focuses its heading, so that a screen reader announces the section. */
export function scrollToSection(place: DashboardSection): void {
  const found = document.getElementById(sectionElementId(place))
  if (found === null) return
  found.scrollIntoView({ block: 'start' })
  // A tab focused by keyboard keeps the focus, so that the arrow keys continue from there (ARIA
  // practices).
  if (document.activeElement?.matches('[role=tab]:focus-visible')) return
  const panel = document.getElementById(`panel-${place}`) ?? found
  const target = panel.querySelector('h2') ?? panel
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
