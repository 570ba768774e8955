import type { User } from '@smart-farming/contracts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { yourPassword } from '../form/your-password.ts'
import { askAgain } from '../queries.ts'
import { AccountSection } from '../sections/account-section.tsx'
import { Opened } from '../sections/opened.tsx'

interface UsernameSectionProps {
  username: string
  onChanged: (user: User) => void
}

/** Changes the username, which requires the password. */
export function UsernameSection({ username, onChanged }: UsernameSectionProps) {
  const words = partWords.account.username
  const queryClient = useQueryClient()
  const [said, setSaid] = useState('')
  // Both fields together let a password manager save the new name with the existing password.
  const field = {
    name: 'username',
    label: words.next,
    value: username,
    autoComplete: 'username',
    autoCapitalize: 'words',
    note: words.note,
  } as const
  return (
    <AccountSection heading={words.heading}>
      <p className="my-account__value">
        <bdi>{username}</bdi>
      </p>
      <Opened label={words.open} lead={words.lead} said={said}>
        {(close) => (
          <SectionForm
            fields={[field, yourPassword()]}
            startsInField
            submitText={words.save}
            busyText={words.saving}
            otherwise={words.failed}
            refused="password"
            send={async ({ username: next = '', password = '' }) => {
              onChanged(await myAccount.changeUsername({ body: { username: next, password } }))
              setSaid(words.changed)
              close()
              askAgain(queryClient)
            }}
          />
        )}
      </Opened>
    </AccountSection>
  )
}
