import type { ReactNode } from 'react'

/** A group of related account sections. */
export const AccountCard = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="my-account__card">
    <h2 className="my-account__heading">{heading}</h2>
    {children}
  </div>
)
