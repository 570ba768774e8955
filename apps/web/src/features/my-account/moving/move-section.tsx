import { useState } from 'react'
import '../../../components/button.css'
import { failureOf } from '../../../components/form/form-failure.ts'
import { partWords } from '../../../words.ts'
import { moves } from '../calls.ts'
import { AccountSection } from '../sections/account-section.tsx'
import { MoveOpened } from './move-opened.tsx'

/** Signs another phone in by a link and a number. */
export function MoveSection() {
  const words = partWords.account.moving
  const [token, setToken] = useState<string>()
  const [isBeginning, setBeginning] = useState(false)
  const [failure, setFailure] = useState<string>()

  const begin = async () => {
    setBeginning(true)
    setFailure(undefined)
    try {
      setToken((await moves.begin()).token)
    } catch (error) {
      setToken(undefined)
      setFailure(
        failureOf(error instanceof Error ? error : new Error(String(error)), words.beginFailed).message,
      )
    }
    setBeginning(false)
  }

  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      {failure !== undefined && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      {token === undefined ? (
        <button
          className="button button--quiet"
          type="button"
          disabled={isBeginning}
          onClick={() => void begin()}
        >
          {isBeginning ? words.beginning : words.begin}
        </button>
      ) : (
        <MoveOpened
          key={token}
          token={token}
          onAgain={() => void begin()}
          onStop={() => setToken(undefined)}
        />
      )}
    </AccountSection>
  )
}
