/** All alerts ahead, and what they rest on. */
export const alertList = {
  none: 'Nothing in this forecast reaches your limits.',
  notChecked: ({ name }: { name: string }) => `Not checked for ${name}:`,
  because: ({ reason }: { reason: string }) => `${reason}.`,
  evidence: ({ source, time }: { source: string; time: string }) =>
    `From ${source}, updated ${time}. These are no official warnings: look for those, too.`,
}
