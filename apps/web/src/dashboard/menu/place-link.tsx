import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { arriveAt, type DashboardPlace } from '../places.ts'

interface PlaceLinkProps {
  place: DashboardPlace
  className?: string
  /** Marks an entry of the menu; the router would mark every link to the current URL. */
  isCurrent?: boolean
  children: ReactNode
}

/** A link to a place of the dashboard. Pressed again after scrolling away, it scrolls back. */
export function PlaceLink({ place, className, isCurrent, children }: PlaceLinkProps) {
  const link = useLinkProps({
    to: '/dashboard',
    search: { tab: place },
    resetScroll: false,
    onClick: ({ currentTarget }) => {
      if (currentTarget.dataset.status === 'active') arriveAt(place)
    },
  })
  return (
    <a {...link} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
