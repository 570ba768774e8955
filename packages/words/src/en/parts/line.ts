/** The line over the page that says how it stands with the network. */
export const line = {
  offline: 'Offline.',
  offlineAsOf: ({ time }: { time: string }) => `Offline, as of ${time}.`,
  /** Behind one of these two, by when the network was last there. */
  fromPhone: 'This was kept on your phone.',
  lost: 'It goes on by itself when the network is back.',
  portal: 'This network wants something first, such as a sign-in of its own: open any other page to see it.',
  slow: 'The network is slow.',
  shownAsOf: ({ time }: { time: string }) => `What you see is as of ${time}.`,
  back: 'The network is back. Everything is being brought up to date.',
  tryNow: 'Try now',
  stopWaiting: 'Stop waiting',
}
