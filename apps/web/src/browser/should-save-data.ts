interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Whether to save data: in the browser's data-saving mode, on connections slower than "4g", and on
 * metered connections. iPhones and Firefox do not report the connection type
 * (wicg.github.io/netinfo), so a handheld counts as metered unless known to be on Wi-Fi.
 */
export function shouldSaveData({ connection }: Navigator & { connection?: Connection }): boolean {
  const { saveData, type, effectiveType = '4g' } = connection ?? {}
  const mayPay = type === undefined ? matchMedia('(pointer: coarse)').matches : type === 'cellular'
  return saveData === true || mayPay || effectiveType !== '4g'
}
