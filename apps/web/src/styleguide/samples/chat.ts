import type { Conversation } from '../../features/chat/conversation/conversation.ts'
import type { ChatAnswer, Exchange } from '../../features/chat/conversation/exchange.ts'
import { words } from '../../words.ts'

const nothing = () => {}

/** Creates a conversation that never changes. */
export function fixedConversation(exchange: Omit<Exchange, 'id'>): Conversation {
  const exchanges = [{ id: 1, ...exchange }]
  return {
    adviser: 'market',
    subscribe: () => nothing,
    exchanges: () => exchanges,
    send: nothing,
    stop: nothing,
    retry: nothing,
    edit: nothing,
    takeBack: nothing,
    clear: nothing,
  }
}

export const SAMPLE_QUESTION = 'What is maize worth in Nakuru?'

const answer = `White maize in **Nakuru**, wholesale, rose by KES 100 a month:

| Month | KES per bag (90 kg) |
| --- | ---: |
| January 2026 | 4,400 |
| February 2026 | 4,500 |

- Eldoret paid KES 3,900.
- Ask two buyers before you sell.`

/** Returns an answer in each of its states. */
export const sampleAnswers = (): Record<string, ChatAnswer> => ({
  'Answer on its way': { text: 'White maize in **Nakuru**,', state: 'coming' },
  'Answer with a table and sources': {
    text: answer,
    state: 'complete',
    notes: ['The advice was not checked against a source.'],
    sources: [
      {
        name: 'WFP food prices',
        series: 'Maize (white)',
        market: 'Nakuru',
        date: '2026-02',
        unit: 'KES per 90 KG',
        url: 'https://data.humdata.org/',
        licence: 'CC BY 4.0',
      },
    ],
  },
  Stopped: { text: 'White maize in **Nakuru**,', state: 'stopped' },
  'Broken off': { text: 'White maize in **Nakuru**,', state: 'cut off' },
  Failed: { text: 'The assistant is not available.', state: 'failed' },
  'No network, and the question can wait': { text: words.chat.noNetwork, state: 'failed', canWait: true },
})

/** Draws a leaf. Returns base64 of a JPEG. */
export function samplePhoto(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 160
  canvas.height = 120
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#d9c9a0'
    context.fillRect(0, 0, 160, 120)
    context.fillStyle = '#3d7a2e'
    context.ellipse(80, 60, 60, 25, -0.4, 0, 2 * Math.PI)
    context.fill()
  }
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
}
