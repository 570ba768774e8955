import type { User } from '@smart-farming/contracts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { currentPasswordField } from '../form/current-password-field.ts'
import { SectionForm } from '../form/section-form.tsx'
import { invalidateAccount } from '../queries.ts'
import { AccountSection } from '../sections/account-section.tsx'
import { SectionDisclosure } from '../sections/section-disclosure.tsx'

interface UsernameSectionProps {
  username: string
  onChanged: (user: User) => void
}

/** Changes the username, which requires the password. */
export function UsernameSection({ username, onChanged }: UsernameSectionProps) {
  const words = lazyWords.account.username
  const queryClient = useQueryClient()
  const [said, setSaid] = useState('')
  // With both fields, a password manager can save the new name with the existing password.
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
      <SectionDisclosure label={words.open} lead={words.lead} said={said}>
        {(close) => (
          <SectionForm
            fields={[field, currentPasswordField()]}
            startsInField
            submitText={words.save}
            busyText={words.saving}
            otherwise={words.failed}
            refused="password"
            send={async ({ username: next = '', password = '' }) => {
              onChanged(await myAccount.changeUsername({ body: { username: next, password } }))
              setSaid(words.changed)
              close()
              invalidateAccount(queryClient)
            }}
          />
        )}
      </SectionDisclosure>
    </AccountSection>
  )
}
