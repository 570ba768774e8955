import { useEffect, useState } from 'react'
import '../alert.css'
import type { FormFailure } from './form-failure.ts'

interface FormAlertProps {
  failure: FormFailure
  /** The wait that the failure asks for is over. */
  onOver: () => void
}

/**
 * The red box above a form. The seconds of a wait in its words count down; a timer inside an alert is not spoken again
 * with every second, only with the whole.
 */
export function FormAlert({ failure, onOver }: FormAlertProps) {
  const { message, waitS } = failure
  const left = useSecondsLeft(failure, onOver)
  // By the number as the server wrote it: "in 20 s", not "in 120 s".
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
 * What is left of a failure's wait, in whole seconds; undefined where it has none. A phone that slept wakes up with the
 * right number.
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
    // The form makes a new function with every drawing; a wait begins with its failure.
  }, [failure])
  return left
}
