import { useState } from 'react'
import { Part } from '../../components/part/part.tsx'
import './first-place.css'
import { endFirstVisit, nextStep } from './noted/first-visit.ts'

const loadSteps = () => import('./first-steps.tsx')

/** Questions about the farm on the first dashboard after a sign-up. Their room is reserved at once. */
export function FirstPlace({ username }: { username: string }) {
  const [first, setFirst] = useState(() => nextStep(username))
  const end = () => {
    endFirstVisit()
    setFirst(undefined)
    // The focused element is gone.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    first !== undefined && (
      <Part load={loadSteps} waiting={<div className="first-steps" />}>
        {({ FirstSteps }) => <FirstSteps username={username} first={first} onOver={end} />}
      </Part>
    )
  )
}
