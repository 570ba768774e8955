// Preloaded into the product: redirects all outside connections, and reports the heap size after a collection.
import { connect } from 'node:net'
import tls from 'node:tls'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', (message) => {
  if (message !== 'heap') return
  collect()
  process.send?.(process.memoryUsage().heapUsed / 1e6)
})
process.channel?.unref()

/**
 * The price sources have no setting for their addresses, and all are https. So every TLS connection goes to the double
 * instead, unencrypted: a soak must not burden a public service.
 */
tls.connect = (() => {
  const line = connect({ host: '127.0.0.1', port: Number(process.env.SOAK_PRICE_SOURCES_PORT) })
  line.once('connect', () => line.emit('secureConnect'))
  return line
}) as unknown as typeof tls.connect
