import { useEffect, useState } from 'react'
import '../alert.css'
import type { FormFailure } from './form-failure.ts'

interface FormAlertProps {
  failure: FormFailure
  /** Called when the server's waiting time is over. */
  onOver: () => void
}

/**
 * Red box above a form. The seconds count down in a timer, which screen readers announce only once.
 */
export function FormAlert({ failure, onOver }: FormAlertProps) {
  const { message, waitS } = failure
  const left = useSecondsLeft(failure, onOver)
  // The lookbehind keeps "20 s" from matching within "120 s".
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
 * Remaining waiting time in whole seconds; undefined without one. Stays correct after a phone
 * sleeps.
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
    // `onOver` changes on every render, so only a new failure restarts the countdown.
  }, [failure])
  return left
}
