import { useState } from 'react'
import { readSums, type SumId, type Sums, writeSums } from './stored-sums.ts'

/** A farmer's last calculations on this phone, saved during input. */
export function useSums(owner: string) {
  const [sums, setSums] = useState(() => readSums(owner))
  const put = (changed: Partial<Sums>) => {
    const next = { ...sums, ...changed }
    setSums(next)
    writeSums(owner, next)
  }
  const { sum, typed } = sums
  return {
    sums,
    choose: (next: SumId) => put({ sum: next }),
    speak: (language: Sums['language']) => put({ language }),
    type: (field: string, text: string) =>
      put({ typed: { ...typed, [sum]: { ...typed[sum], [field]: text } } }),
    startAgain: () => put({ typed: { ...typed, [sum]: {} } }),
  }
}
