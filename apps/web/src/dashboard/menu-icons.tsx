import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="menu-icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

/** An ear of grain on a rising line. */
export const marketIcon = (
  <Icon>
    <path d="M3 20h18M4 16l5-4 4 2 7-8M15 6h5v5" />
  </Icon>
)

/** A seedling in a speech bubble. */
export const assistantIcon = (
  <Icon>
    <path d="M4 4h16v12h-9l-4 4v-4H4zM12 13V9.5M12 10c-2.5 0-3.5-1-3.5-3 2.5 0 3.5 1 3.5 3zm0-.5c0-2 1-3 3.5-3 0 2-1 3-3.5 3z" />
  </Icon>
)

/** The sun behind a cloud. */
export const weatherIcon = (
  <Icon>
    <path d="M7 19a4 4 0 0 1 .5-8 5 5 0 0 1 9.5 1.5A3.3 3.3 0 0 1 17 19zM14 6.5a4 4 0 0 1 6 5M16.5 2v1.5M22 8h-1.5M20.5 3.5l-1 1" />
  </Icon>
)
