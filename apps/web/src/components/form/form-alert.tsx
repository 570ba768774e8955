import { useEffect, useState } from 'react'
import '../alert.css'
import type { FormFailure } from './form-failure.ts'

interface FormAlertProps {
  failure: FormFailure
  /** Called when the wait required by the server is over. */
  onOver: () => void
}

/**
 * Red box above a form. The seconds in its message count down; a timer inside an alert is announced only once, not
 * every second.
 */
export function FormAlert({ failure, onOver }: FormAlertProps) {
  const { message, waitS } = failure
  const left = useSecondsLeft(failure, onOver)
  // Splits the message at the whole number: "20 s" must not match within "120 s".
  const [before = '', after] =
    left === undefined ? [message] : message.split(new RegExp(`(?<!\\d)${waitS}(?= s\\b)`))
  return (
    <p className="alert" role="alert">
      {before}
      {after !== undefined && (
        <>
          <span role="timer">{left}</span>
          {after}
        </>
      )}
    </p>
  )
}

/**
 * Remaining wait of a failure, in whole seconds; undefined if the failure has none. Correct after a phone wakes from
 * sleep.
 */
function useSecondsLeft(failure: FormFailure, onOver: () => void): number | undefined {
  const [left, setLeft] = useState(failure.waitS)
  useEffect(() => {
    const { waitS } = failure
    setLeft(waitS)
    if (waitS === undefined) return
    const endMs = Date.now() + waitS * 1000
    const timer = setInterval(() => {
      const leftS = Math.ceil((endMs - Date.now()) / 1000)
      if (leftS > 0) return setLeft(leftS)
      clearInterval(timer)
      onOver()
    }, 1000)
    return () => clearInterval(timer)
    // `onOver` is a new function on every render, so only a new failure restarts the wait.
  }, [failure])
  return left
}
