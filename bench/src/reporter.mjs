// Preloaded into each measured server. Reports processor time and memory to the parent on request.
// JavaScript, because stripping types would add 18 MB to the measured process.
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  const rssMb = process.memoryUsage.rss() / 1e6
  globalThis.gc?.()
  process.send?.({ cpuUs: user + system, rssMb, heapMb: process.memoryUsage().heapUsed / 1e6 })
})
process.channel?.unref()
