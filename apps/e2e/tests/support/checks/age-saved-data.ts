import type { Page } from '@playwright/test'

type Aged = 'answers' | 'outbox'

/** Backdates the queue, or the responses saved on this phone, by some hours. */
export const ageSavedData = (page: Page, store: Aged, hours: number, patch: object = {}): Promise<void> =>
  page.evaluate(
    async ([name, ageMs, more]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('smart-farming')
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
      const transaction = db.transaction(name, 'readwrite')
      const before = (time: string) => new Date(Date.parse(time) - ageMs).toISOString()
      const asked = transaction.objectStore(name).openCursor()
      asked.onsuccess = () => {
        const { result: cursor } = asked
        if (cursor === null) return
        const one = { ...cursor.value, ...more }
        for (const time of ['at', 'madeAt']) if (time in one) one[time] -= ageMs
        if (one.data?.fetchedAt) one.data.fetchedAt = before(one.data.fetchedAt)
        if (one.data?.source?.fetchedAt) one.data.source.fetchedAt = before(one.data.source.fetchedAt)
        cursor.update(one)
        cursor.continue()
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      db.close()
    },
    [store, hours * 3_600_000, patch] as const,
  )
