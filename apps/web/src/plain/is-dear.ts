/** What some browsers tell of the network (wicg.github.io/netinfo); others know nothing of it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Whether every byte counts: the browser saves data, has less than what is called 4G, or is one that may pay by volume.
 * That is said by few (no iPhone, no Firefox), so what is held in a hand pays, unless it is known to be on Wi-Fi.
 */
export function isDear({ connection }: Navigator & { connection?: Connection }): boolean {
  const { saveData, type, effectiveType = '4g' } = connection ?? {}
  const mayPay = type === undefined ? matchMedia('(pointer: coarse)').matches : type === 'cellular'
  return saveData === true || mayPay || effectiveType !== '4g'
}
