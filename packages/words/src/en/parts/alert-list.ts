export const alertList = {
  none: 'Nothing in this forecast reaches your limits.',
  notChecked: ({ name }: { name: string }) => `Not checked for ${name}:`,
  because: ({ reason }: { reason: string }) => `${reason}.`,
  /** Heads the advice for an event. */
  advice: ({ advice }: { advice: string }) => `What to do: ${advice}`,
  limits: 'Limits and sources',
  notOfficial: 'Not official warnings. Check those as well:',
  /** Used if no official service is known. */
  notOfficialAlone: 'Not official warnings. Check those as well.',
}
