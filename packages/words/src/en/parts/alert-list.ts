/** All upcoming alerts, and their basis. */
export const alertList = {
  none: 'Nothing in this forecast reaches your limits.',
  notChecked: ({ name }: { name: string }) => `Not checked for ${name}:`,
  because: ({ reason }: { reason: string }) => `${reason}.`,
  /** Heading of the advice for an event. */
  advice: ({ advice }: { advice: string }) => `What to do: ${advice}`,
  limits: 'Limits and sources',
  notOfficial: 'Not official warnings. Check those as well:',
  /** For answers that name no official service. */
  notOfficialAlone: 'Not official warnings. Check those as well.',
}
