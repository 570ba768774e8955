import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  heading: string
  lead?: string
  children: ReactNode
}

/** One section of the account page: its current state, then its actions. */
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
