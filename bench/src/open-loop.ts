import { Agent, request } from 'node:http'

/**
 * Evenly spaced requests, sent whether or not the earlier ones are answered, as farmers do. A latency counts from the
 * moment the request was due, so that a stall shows in everybody it kept waiting (no coordinated omission).
 *
 * @returns latencies in ms
 */
export async function openLoop(
  url: string,
  headers: Record<string, string>,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const latencies: number[] = []
  const pending: Promise<void>[] = []
  const startedAt = performance.now()
  const total = perSecond * seconds
  for (let sent = 0; sent < total; ) {
    const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000)
    for (; sent < Math.min(due, total); sent += 1) {
      const dueAt = startedAt + (sent * 1000) / perSecond
      pending.push(get(url, headers, agent).then(() => void latencies.push(performance.now() - dueAt)))
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(pending)
  agent.destroy()
  return latencies
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('end', resolve).resume()
    })
    sent.on('error', reject).end()
  })
}
