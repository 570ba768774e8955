import { useState } from 'react'
import { Part } from '../../../components/part/part.tsx'
import { isOffered } from './noted/offer.ts'
import './recovery-notice.css'

const load = () => import('./recovery-offer.tsx')

/**
 * Offers a recovery code to somebody who signed up here a week ago. Its line is there from the beginning, so that
 * nothing moves when its words arrive.
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
