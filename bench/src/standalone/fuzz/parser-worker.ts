import { chatTasks } from '../../../../apps/api/src/chat/reading/chat-tasks.ts'
import * as prices from '../../../../apps/api/src/market/stored/price-tasks.ts'
import { sharePlaces } from '../../../../apps/api/src/market/stored/shared-places.ts'
import { createTaskHandler } from '../../../../apps/api/src/timing/worker-pool.ts'

const kenya = sharePlaces({
  countries: [{ code: 'KE', names: ['Kenya'] }],
  markets: [{ name: 'Nakuru', country: 'KE' }],
  series: [{ commodity: 'maize', name: 'Maize' }],
})

const readings = {
  message: (message: string) => prices.readMessage({ message, before: [], places: kenya, local: ['KE'] }),
  figures: (message: string) => chatTasks.readFigures([message]),
}
export type ParserName = keyof typeof readings
export const parserNames = Object.keys(readings) as ParserName[]

/** Processor time of this thread for parsing one message, in ms. */
export const timedParser = {
  read({ reading, message }: { reading: ParserName; message: string }): number {
    const before = process.threadCpuUsage()
    readings[reading](message)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  },
}
timedParser.read({ reading: 'message', message: 'What is the price of maize?' })

export const answer = createTaskHandler(timedParser)
