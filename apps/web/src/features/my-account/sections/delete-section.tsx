import { partWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { yourPassword } from '../form/your-password.ts'
import { AccountSection } from './account-section.tsx'
import { Opened } from './opened.tsx'

interface DeleteSectionProps {
  username: string
  /** Receives the removal time (ISO 8601); the farmer is logged out. */
  onDeleted: (deletesAt: string) => void
}

/** Schedules the account's deletion in 14 days. */
export function DeleteSection({ username, onDeleted }: DeleteSectionProps) {
  const words = partWords.account.deleting
  return (
    <AccountSection heading={words.heading}>
      <Opened label={words.open} lead={words.lead}>
        {() => (
          <SectionForm
            fields={[yourPassword()]}
            isGrave
            username={username}
            submitText={words.delete}
            busyText={words.deleting}
            otherwise={words.failed}
            refused="password"
            send={async ({ password = '' }) =>
              onDeleted((await myAccount.delete({ body: { password } })).deletesAt)
            }
          />
        )}
      </Opened>
    </AccountSection>
  )
}
