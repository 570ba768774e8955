import { MoveSection } from '../moving/move-section.tsx'
import { PasskeysSection } from '../passkeys/passkeys-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EventsSection } from './events-section.tsx'
import { ExportSection } from './export-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

interface AccountSectionsProps {
  username: string
  onDeleted: (deletesAt: string) => void
}

/** What can be done with an account only where the server is: nothing of it is kept on a phone. */
export function AccountSections({ username, onDeleted }: AccountSectionsProps) {
  return (
    <>
      <PasswordSection username={username} />
      <RecoverySection username={username} />
      <PasskeysSection username={username} />
      <SessionsSection username={username} />
      <MoveSection username={username} />
      <EventsSection />
      <ExportSection username={username} />
      <DeleteSection username={username} onDeleted={onDeleted} />
    </>
  )
}
