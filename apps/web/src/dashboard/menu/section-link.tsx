import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type DashboardSection, scrollToSection } from '../dashboard-sections.ts'

interface PlaceLinkProps {
  place: DashboardSection
  className?: string
  /**
   * Marks a menu entry as current. The router's own mark would cover every link to the current URL.
   */
  isCurrent?: boolean
  children: ReactNode
}

/**
 * A link to a section of the dashboard. Following the current section's link scrolls back to it.
 */
export function SectionLink({ place, className, isCurrent, children }: PlaceLinkProps) {
  const link = useLinkProps({
    to: '/dashboard',
    search: { tab: place },
    resetScroll: false,
    onClick: ({ currentTarget }) => {
      if (currentTarget.dataset.status === 'active') scrollToSection(place)
    },
  })
  return (
    <a {...link} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
