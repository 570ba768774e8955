import { useState } from 'react'
import { Part } from '../../components/part/part.tsx'
import './first-place.css'
import { endFirstVisit, nextStep } from './noted/first-visit.ts'

const loadSteps = () => import('./first-steps.tsx')

/** On the first dashboard of somebody who has just signed up here: what the farm is like. Its room is there at once. */
export function FirstPlace({ username }: { username: string }) {
  const [first, setFirst] = useState(() => nextStep(username))
  const end = () => {
    endFirstVisit()
    setFirst(undefined)
    // What had the focus is gone.
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
