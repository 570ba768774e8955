import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { invalidateAccount, passkeysQuery } from '../queries.ts'
import { AccountSection } from '../sections/account-section.tsx'
import { QueryBoundary } from '../sections/query-boundary.tsx'
import { SectionDisclosure } from '../sections/section-disclosure.tsx'
import { AddPasskeyButton } from './add-passkey-button.tsx'
import { canUsePasskeys } from './authenticator.ts'
import { PasskeyRow } from './passkey-row.tsx'

/** The account's passkeys, with controls to add and remove them. */
export function PasskeysSection({ username }: { username: string }) {
  const words = lazyWords.account.passkeys
  const queryClient = useQueryClient()
  const query = useQuery(passkeysQuery())
  const [said, setSaid] = useState('')
  const news = useRef<HTMLParagraphElement>(null)
  const tell = (text: string) => {
    setSaid(text)
    // The pressed button may be gone, so the focus moves to the confirmation.
    news.current?.focus()
    invalidateAccount(queryClient)
  }
  return (
    <AccountSection heading={words.heading}>
      <p className="my-account__said" role="status" tabIndex={-1} ref={news}>
        {said}
      </p>
      <QueryBoundary query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className="session-list">
              {list.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  username={username}
                  onRemoved={() => tell(words.removed(passkey))}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {canUsePasskeys() ? (
        <SectionDisclosure label={words.open} lead={words.lead}>
          {(close) => (
            <AddPasskeyButton
              username={username}
              onAdded={(name) => {
                close()
                tell(words.addDone({ name }))
              }}
            />
          )}
        </SectionDisclosure>
      ) : (
        <p className="my-account__quiet">{words.unable}</p>
      )}
    </AccountSection>
  )
}
