/** Weather-driven disease risks of the farm's crop. Days arrive as lists in words. */
export const diseases = {
  head: { day: 'Day', pressure: 'Pressure' },
  verdicts: { met: 'yes', one_day: 'one day of two', not_met: 'no', unknown: 'not known' },
  met: ({ name, days }: Days) => `${name}: the weather for it is there on ${days}.`,
  none: ({ name, from, until }: { name: string; from: string; until: string }) =>
    `${name}: no such weather from ${from} to ${until}.`,
  noneKnown: ({ name }: { name: string }) => `${name}: none on the days that are known.`,
  unknownOn: ({ days }: { days: string }) => `Not known for ${days}: figures are missing.`,
  lately: 'The last two weeks could not be had: only the forecast is looked at.',
  potato: {
    title: 'Late blight of potatoes',
    name: 'Hutton period',
    severity: ({ sum, days }: { sum: string; days: string }) =>
      `BLITECAST severity of the last and coming days that are known (${days}): ${sum}. First blight is expected a week or two after 18 since emergence.`,
    basis: {
      method:
        'Hutton Criteria (James Hutton Institute and AHDB, 2017): two days in a row, each never below 10 °C with at least 6 hours of 90% humidity. Severity: Wallin, as BLITECAST counts it.',
      inputs: 'Hourly temperature and humidity.',
      limits: 'Not for crops that are irrigated or under cover. Forecast humidity has a bias of its own.',
    },
  },
  apple: {
    title: 'Apple scab',
    name: 'Infection period',
    basis: {
      method:
        'Revised Mills table (MacHardy and Gadoury, 1989): hours of wet leaves at their mean temperature; dry spells of less than 8 hours only interrupt. Leaves are wet in rain and from 90% humidity on (Sentelhas, 2008).',
      inputs: 'Hourly temperature, humidity and rain.',
      limits:
        'For primary infections, from green tip on. Rain that begins at night counts from its beginning, though most spores fly by day. Wet leaves are estimated, not measured.',
    },
  },
  grape: {
    title: 'Downy mildew of grapes',
    name: 'Rule of the tens',
    basis: {
      method:
        'Rule of the tens: at least 10 mm of rain within 24 hours that are never below 10 °C (Baldacci, 1947; DPIRD Western Australia).',
      inputs: 'Hourly temperature and rain.',
      limits: 'For first infections only, and only once shoots are 10 cm long, which you see yourself.',
    },
  },
  wheat: {
    title: 'Head blight of wheat (Fusarium)',
    hours: ({ day, least, most }: { day: string; least: string; most: string }) =>
      `Wheat that flowers from ${day} on has ${least === most ? least : `${least} to ${most}`} hours of weather for it in the 10 days to the end of this forecast.`,
    verdicts: {
      met: 'That is the weather of an epidemic (56 hours and more).',
      not_met: 'Epidemics had 56 hours and more.',
      unknown: 'Whether it reaches the 56 hours of epidemics hangs on hours that are not known.',
    },
    basis: {
      method:
        'De Wolf, Madden and Lipps (2003): hours of 15 to 30 °C with at least 90% humidity in the 10 days from the beginning of flowering. The mark of 56 hours is read from a later paper that uses theirs.',
      inputs: 'Hourly temperature and humidity of the last days and of the forecast.',
      limits:
        'Only wheat in flower is at risk; variety, stubble of maize and rain before flowering are not in it. Worked out for the United States.',
    },
  },
}

interface Days {
  name: string
  days: string
}
