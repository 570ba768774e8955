import { QueueOfflineButton } from '../../../components/form/queue-offline-button.tsx'
import { queueChange } from '../../../phone/outbox/queue.ts'
import type { KeyedChange } from './unsaved-changes.ts'

interface LetPlacesWaitProps {
  changes: readonly KeyedChange[]
  onWait: (waiting: readonly KeyedChange[]) => void
}

/** Queues place changes that could not be saved without a network. */
export function QueuePlaceChangesButton({ changes, onWait }: LetPlacesWaitProps) {
  const letWait = async () => {
    const waiting: KeyedChange[] = []
    for (const change of changes) {
      const { id, key: slot, call, name } = change
      if (await queueChange({ id, slot, change: { kind: 'place', call, name } })) waiting.push(change)
    }
    onWait(waiting)
    return waiting.length === changes.length
  }
  return <QueueOfflineButton onWait={letWait} />
}
