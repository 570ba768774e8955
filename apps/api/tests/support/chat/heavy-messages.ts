const full = (text: string) => text.repeat(Math.ceil(4_000 / text.length)).slice(0, 4_000)

/**
 * Messages, some with history, on which the question reader once took seconds or never finished.
 */
export const heavyMessages: readonly { message: string; history?: readonly string[] }[] = [
  {
    message:
      'Prices today: maize 90kg 3200, beans 90kg 9000, potatoes 110kg 2500, onions 13kg 1200, tomatoes 64kg 4500, cabbage 126kg 1800, carrots 138kg 3000, kale 50kg 900. What is good?',
  },
  ...['1 maize '.repeat(11), '1 a '.repeat(19), '90 kg bags '.repeat(12)].map((message) => ({ message })),
  ...['1', '5%', '1$', '1,', 'onetonneofmaize', 'كم ', 'कितना ', '1 maize ', '90 kg bags '].map((text) => ({
    message: full(text),
  })),
  { message: 'and tomorrow?', history: Array.from({ length: 6 }, () => full('and ')) },
]
