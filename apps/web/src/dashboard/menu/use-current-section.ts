import { useEffect, useState } from 'react'
import { type DashboardSection, sectionElementId } from '../dashboard-sections.ts'

/** The section crossing this line of the screen counts as current. */
const READING_LINE = '-40% 0px -60%'

/**
 * Returns the menu's current section: the one in the URL or, after scrolling, the one in view.
 *
 * @param wanted the section in the URL, or the default
 * @param middle the section that `main` shows
 * @param wide true on a desktop, where `main` shows only the menu's selection
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
    // Turning a tablet creates new elements to observe.
  }, [wide])
  // A desktop shows the menu's selection.
  if (wide || inView === undefined) return wanted
  const seen = [wanted, 'weather', 'prices', middle] as const
  // Above the three sections, a phone shows the header and today's answers.
  return seen.find((place) => inView.has(sectionElementId(place))) ?? 'weather'
}
