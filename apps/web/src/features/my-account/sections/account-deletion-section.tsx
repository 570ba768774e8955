import { lazyWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { currentPasswordField } from '../form/current-password-field.ts'
import { SectionForm } from '../form/section-form.tsx'
import { AccountSection } from './account-section.tsx'
import { SectionDisclosure } from './section-disclosure.tsx'

interface DeleteSectionProps {
  username: string
  /** Receives the removal time (ISO 8601). The farmer is logged out by then. */
  onDeleted: (deletesAt: string) => void
}

/** Schedules the account's deletion in 14 days. */
export function AccountDeletionSection({ username, onDeleted }: DeleteSectionProps) {
  const words = lazyWords.account.deleting
  return (
    <AccountSection heading={words.heading}>
      <SectionDisclosure label={words.open} lead={words.lead}>
        {() => (
          <SectionForm
            fields={[currentPasswordField()]}
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
      </SectionDisclosure>
    </AccountSection>
  )
}
