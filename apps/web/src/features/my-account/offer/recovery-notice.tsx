import { useState } from 'react'
import { Part } from '../../../components/part/part.tsx'
import { isOffered } from './noted/offer.ts'
import './recovery-notice.css'

const load = () => import('./recovery-offer.tsx')

/**
 * Offers a recovery code a week after a sign-up in this browser. Its line is reserved from the start, so that nothing
 * moves when its words load.
 */
export function RecoveryNotice({ username }: { username: string }) {
  const [isWanted, setWanted] = useState(() => isOffered(username))
  return (
    isWanted && (
      <Part load={load} waiting={<div className="recovery-notice" />}>
        {({ RecoveryOffer }) => <RecoveryOffer username={username} onOver={() => setWanted(false)} />}
      </Part>
    )
  )
}
