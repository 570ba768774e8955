import { useEffect, useState } from 'react'
import { type DashboardPlace, elementId } from '../places.ts'

/** A line across the screen: the element that crosses it is the one being read. */
const READING_LINE = '-40% 0px -60%'

/**
 * The place that the menu marks: the one in the address, or, once the reader has scrolled away from it, the one in
 * view.
 *
 * @param wanted the place in the address, or where the dashboard opens
 * @param middle what `main` shows
 * @param wide whether that is all that the menu leads to, and does not stand between the weather and the prices
 */
export function useMarkedPlace(
  wanted: DashboardPlace,
  middle: DashboardPlace,
  wide: boolean,
): DashboardPlace {
  const [inView, setInView] = useState<ReadonlySet<string>>()
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        setInView(new Set(seen))
      },
      { rootMargin: READING_LINE },
    )
    for (const element of document.querySelectorAll('#main, #weather, #prices')) observer.observe(element)
    return () => observer.disconnect()
    // Turning a tablet makes new elements.
  }, [wide])
  // A desk shows what its menu chose.
  if (wide || inView === undefined) return wanted
  const seen = [wanted, 'weather', 'prices', middle] as const
  // Above all three, a phone shows the header and today's answers.
  return seen.find((place) => inView.has(elementId(place))) ?? 'weather'
}
