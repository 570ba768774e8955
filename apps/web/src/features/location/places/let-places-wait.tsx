import { LetWait } from '../../../components/form/let-wait.tsx'
import { postponeChange } from '../../../phone/outbox/postpone.ts'
import type { KeyedChange } from './unsaved-changes.ts'

interface LetPlacesWaitProps {
  changes: readonly KeyedChange[]
  onWait: (waiting: readonly KeyedChange[]) => void
}

/** Queues changes of places that could not be saved for lack of a network. */
export function LetPlacesWait({ changes, onWait }: LetPlacesWaitProps) {
  const letWait = async () => {
    const waiting: KeyedChange[] = []
    for (const change of changes) {
      const { id, key: slot, call, name } = change
      if (await postponeChange({ id, slot, change: { kind: 'place', call, name } })) waiting.push(change)
    }
    onWait(waiting)
    return waiting.length === changes.length
  }
  return <LetWait onWait={letWait} />
}
