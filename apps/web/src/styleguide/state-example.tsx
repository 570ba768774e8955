import type { ReactNode } from 'react'

/** A component in one state, with the state's name. */
export const StateExample = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="state">
    <span className="state__name">{name}</span>
    <div className="state__shown">{children}</div>
  </div>
)
