// Loaded into each measured server: reports its processor time and memory to its parent on request.
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuUs: user + system, rssMb: process.memoryUsage.rss() / 1e6 })
})
process.channel?.unref()
