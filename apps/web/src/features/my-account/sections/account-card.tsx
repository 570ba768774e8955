import type { ReactNode } from 'react'

/** Sections of an account that belong together. */
export const AccountCard = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="my-account__card">
    <h2 className="my-account__heading">{heading}</h2>
    {children}
  </div>
)
