import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  heading: string
  /** What it is for, where that is not behind what opens. */
  lead?: string
  children: ReactNode
}

/** One thing that can be done with an account: how it stands, then the doing. */
export function AccountSection({ heading, lead, children }: AccountSectionProps) {
  const headingId = useId()
  return (
    <section className="account-section" aria-labelledby={headingId}>
      <h3 className="account-section__heading" id={headingId}>
        {heading}
      </h3>
      {lead !== undefined && <p className="my-account__quiet">{lead}</p>}
      {children}
    </section>
  )
}
