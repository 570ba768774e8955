import type { User } from '@smart-farming/contracts/accounts'
import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { AccountSection } from '../sections/account-section.tsx'
import { SectionDisclosure } from '../sections/section-disclosure.tsx'

interface FarmNameSectionProps {
  user: User
  onChanged: (user: User) => void
}

/** Changes the name of the farm. */
export function FarmNameSection({ user, onChanged }: FarmNameSectionProps) {
  const words = lazyWords.account.farmName
  const [said, setSaid] = useState('')
  const field = {
    name: 'farmName',
    label: words.next,
    value: user.farm_name,
    autoComplete: 'organization',
    autoCapitalize: 'words',
  } as const
  return (
    <AccountSection heading={words.heading}>
      <p className="my-account__value">
        <bdi>{user.farm_name}</bdi>
      </p>
      <SectionDisclosure label={words.open} lead={words.lead} said={said}>
        {(close) => (
          <SectionForm
            fields={[field]}
            startsInField
            submitText={words.save}
            busyText={words.saving}
            otherwise={words.failed}
            send={async ({ farmName = '' }) => {
              onChanged(await myAccount.changeFarmName({ body: { farmName } }))
              setSaid(words.changed)
              close()
            }}
          />
        )}
      </SectionDisclosure>
    </AccountSection>
  )
}
