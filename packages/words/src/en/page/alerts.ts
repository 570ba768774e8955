export const alerts = {
  title: 'Alerts',
  looking: 'Checking for alerts...',
  none: ({ until }: { until: string }) => `No alerts until ${until}.`,
  noneAtUsualLimits: ({ until }: { until: string }) =>
    `No alerts at the usual limits until ${until}. Your own limits could not be loaded.`,
  /**
   * Unchecked alerts come first, so that hasty readers do not mistake the line for an all-clear.
   */
  notAllChecked: ({ names }: { names: readonly string[] }) =>
    `Not checked: ${names.join(', ')}. No other alerts.`,
  sample: 'Alerts are not checked for sample weather.',
  elsewhere: 'Alerts are not checked: choose your place.',
  missing: 'Alerts are not checked: there is no forecast.',
  failed: 'Alerts could not be loaded, so they have not been checked.',
  notSince: ({ time }: { time: string }) => `Alerts not checked since ${time}.`,
  notSinceThen: ({ time, alert }: { time: string; alert: string }) =>
    `Alerts not checked since ${time}. Found then: ${alert}`,
  more: ({ count }: { count: number }) => `+${count} more`,
  /** For screen readers. */
  withMore: ({ alert, count }: { alert: string; count: number }) => `${alert} And ${count} more.`,
  listMissing: 'The list could not be loaded. We will try again when you are back online.',
}
