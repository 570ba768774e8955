import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { moves } from '../calls.ts'
import { ConfirmedForm } from '../form/confirmed-form.tsx'
import { AccountSection } from '../sections/account-section.tsx'
import { MoveOpened } from './move-opened.tsx'

/** Logs another phone in by a link and a number. */
export function MoveSection({ username }: { username: string }) {
  const words = partWords.account.moving
  const [token, setToken] = useState<string>()
  const begin = (label: string) => (
    <ConfirmedForm
      username={username}
      isQuiet
      submitText={label}
      busyText={words.beginning}
      otherwise={words.beginFailed}
      send={async (password) => setToken((await moves.begin({ body: { password } })).token)}
    />
  )
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      {token === undefined ? (
        begin(words.begin)
      ) : (
        <MoveOpened
          key={token}
          token={token}
          again={begin(words.again)}
          onClose={() => setToken(undefined)}
        />
      )}
    </AccountSection>
  )
}
