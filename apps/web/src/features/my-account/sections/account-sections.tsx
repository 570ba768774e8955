import type { User } from '@smart-farming/contracts/accounts'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { MoveSection } from '../move/move-section.tsx'
import { FarmNameSection } from '../names/farm-name-section.tsx'
import { UsernameSection } from '../names/username-section.tsx'
import { PasskeysSection } from '../passkeys/passkeys-section.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountDeletionSection } from './account-deletion-section.tsx'
import css from './account-sections.css?inline'
import { EventsSection } from './events-section.tsx'
import { ExportSection } from './export-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

adoptStyle(css)

interface AccountSectionsProps {
  user: User
  /** Receives the updated user after a change of the user's or the farm's name. */
  onChanged: (user: User) => void
  onDeleted: (deletesAt: string) => void
}

/** Sections that need the server, because phones do not save their data. */
export function AccountSections({ user, onChanged, onDeleted }: AccountSectionsProps) {
  const { username } = user
  const { groups } = lazyWords.account.page
  return (
    <>
      <div className="my-account__column">
        <AccountCard heading={groups.names}>
          <FarmNameSection user={user} onChanged={onChanged} />
          <UsernameSection username={username} onChanged={onChanged} />
        </AccountCard>
        <AccountCard heading={groups.login}>
          <PasswordSection username={username} />
          <RecoverySection username={username} />
          <PasskeysSection username={username} />
        </AccountCard>
      </div>
      <div className="my-account__column">
        <AccountCard heading={groups.devices}>
          <SessionsSection username={username} />
          <MoveSection username={username} />
        </AccountCard>
        <AccountCard heading={groups.data}>
          <EventsSection />
          <ExportSection username={username} />
          <AccountDeletionSection username={username} onDeleted={onDeleted} />
        </AccountCard>
      </div>
    </>
  )
}
