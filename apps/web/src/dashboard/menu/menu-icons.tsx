import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="menu-icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export const marketIcon = (
  <Icon>
    <path d="M3 20h18M4 16l5-4 4 2 7-8M15 6h5v5" />
  </Icon>
)

export const assistantIcon = (
  <Icon>
    <path d="M4 4h16v12h-9l-4 4v-4H4zM12 13V9q-4 0-4-3 4 0 4 3 0-3 4-3 0 3-4 3" />
  </Icon>
)

export const pricesIcon = (
  <Icon>
    <path d="M3 12V4h8l10 10-8 7zM7.5 8.5v.1" />
  </Icon>
)

export const calculatorsIcon = (
  <Icon>
    <path d="M6 3h12v18H6zM9 7h6M9 12h6M9 16h6" />
  </Icon>
)

export const weatherIcon = (
  <Icon>
    <path d="M7 19a4 4 0 0 1 0-8 5 5 0 0 1 10 1 3 3 0 0 1 0 7zM14 6a4 4 0 0 1 6 5M16 2v1M22 8h-1M20 3l-1 1" />
  </Icon>
)
