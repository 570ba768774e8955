/** Network information that some browsers provide (wicg.github.io/netinfo); others lack it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Whether to save data: the browser is in data-saving mode, is slower than "4g", or may be on a metered connection. Few
 * browsers report the connection type (iPhones and Firefox do not), so a handheld device counts as metered unless it is
 * known to be on Wi-Fi.
 */
export function shouldSaveData({ connection }: Navigator & { connection?: Connection }): boolean {
  const { saveData, type, effectiveType = '4g' } = connection ?? {}
  const mayPay = type === undefined ? matchMedia('(pointer: coarse)').matches : type === 'cellular'
  return saveData === true || mayPay || effectiveType !== '4g'
}
