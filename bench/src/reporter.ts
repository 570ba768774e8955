// Loaded into each measured server: answers its parent's question about the processor time and the memory it has used.
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuUs: user + system, rssMb: process.memoryUsage.rss() / 1e6 })
})
process.channel?.unref()
