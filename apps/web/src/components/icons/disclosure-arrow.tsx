/** Arrow that marks a disclosure. */
export const DisclosureArrow = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M3 6l5 5 5-5" />
  </svg>
)
