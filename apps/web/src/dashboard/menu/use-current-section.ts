import { useEffect, useState } from 'react'
import { type DashboardSection, sectionElementId } from '../dashboard-sections.ts'

/** A line across the screen: the section that crosses it is the one being read. */
const READING_LINE = '-40% 0px -60%'

/**
 * The menu's current section: the one in the URL or, once the reader has scrolled away, the one in view.
 *
 * @param wanted the section in the URL, or the default
 * @param middle the section that `main` shows
 * @param wide true if `main` shows only the menu's selection, apart from the weather and the prices
 */
export function useCurrentSection(
  wanted: DashboardSection,
  middle: DashboardSection,
  wide: boolean,
): DashboardSection {
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
    // Turning a tablet creates new elements.
  }, [wide])
  // A desktop shows the menu's selection.
  if (wide || inView === undefined) return wanted
  const seen = [wanted, 'weather', 'prices', middle] as const
  // Above all three sections, a phone shows the header and today's answers.
  return seen.find((place) => inView.has(sectionElementId(place))) ?? 'weather'
}
