export const connectionStatus = {
  offline: 'Offline.',
  offlineAsOf: ({ time }: { time: string }) => `Offline. Last updated ${time}.`,
  /** Follows either text above if the page was opened offline. */
  fromPhone: 'Showing saved data.',
  /** Next to data saved on this phone. */
  keptAgo: ({ age }: { age: string }) => `Saved on this phone ${age} ago.`,
  lost: 'Reconnects automatically.',
  portal: 'This network asks you to sign in first: open any other website to do so.',
  slow: 'The network is slow.',
  shownAsOf: ({ time }: { time: string }) => `Showing data as of ${time}.`,
  back: 'The network is back. Updating everything.',
  question: {
    waits: ({ question }: { question: string }) =>
      `Will be asked when the network is back and this page is open: “${question}”`,
    waitsForAssistant: ({ question }: { question: string }) =>
      `Will be asked when the network is back and the farm assistant is open: “${question}”`,
    old: ({ question }: { question: string }) => `Waiting for more than an hour: “${question}”`,
    sending: ({ question }: { question: string }) => `Asking: “${question}”`,
    perhaps: ({ question }: { question: string }) => `May have been asked already: “${question}”`,
    askNow: 'Ask now',
    remove: 'Remove',
  },
  tryNow: 'Try now',
  stopWaiting: 'Stop waiting',
}
