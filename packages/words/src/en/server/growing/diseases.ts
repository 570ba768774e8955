/** Weather-driven disease risks of the farm's crop. Days are passed in as lists in words. */
export const diseases = {
  head: { day: 'Day', pressure: 'Pressure' },
  verdicts: { met: 'yes', one_day: 'one of two days', not_met: 'no', unknown: 'not known' },
  met: ({ name, days }: Days) => `${name}: conditions met on ${days}.`,
  none: ({ name, from, until }: { name: string; from: string; until: string }) =>
    `${name}: conditions not met from ${from} to ${until}.`,
  noneKnown: ({ name }: { name: string }) => `${name}: conditions not met on the days with data.`,
  unknownOn: ({ days }: { days: string }) => `Not known for ${days}: data is missing.`,
  lately: 'No weather data for the last two weeks: only the forecast is used.',
  potato: {
    title: 'Late blight of potatoes',
    name: 'Hutton period',
    severity: ({ sum, days }: { sum: string; days: string }) =>
      `BLITECAST severity over the past and forecast days with data (${days}): ${sum}. First blight is expected a week or two after it reaches 18, counted from emergence.`,
    basis: {
      method:
        'Hutton Criteria (James Hutton Institute and AHDB, 2017): two days in a row, each never below 10 °C with at least 6 hours of 90% humidity. Severity: Wallin, as used in BLITECAST.',
      inputs: 'Hourly temperature and humidity.',
      limits:
        'Not for crops that are irrigated or under cover. Humidity forecasts are less accurate than measurements.',
    },
  },
  apple: {
    title: 'Apple scab',
    name: 'Infection period',
    basis: {
      method:
        'Revised Mills table (MacHardy and Gadoury, 1989): hours of leaf wetness and their mean temperature; dry spells of less than 8 hours do not end a wet period. Leaves count as wet in rain and at 90% humidity or above (Sentelhas, 2008).',
      inputs: 'Hourly temperature, humidity and rain.',
      limits:
        'For primary infections, from green tip onwards. Rain at night counts from its start, although most spores fly by day. Leaf wetness is estimated, not measured.',
    },
  },
  grape: {
    title: 'Downy mildew of grapes',
    name: 'Rule of the tens',
    basis: {
      method:
        'Rule of the tens: at least 10 mm of rain within 24 hours that are never below 10 °C (Baldacci, 1947; DPIRD Western Australia).',
      inputs: 'Hourly temperature and rain.',
      limits: 'For first infections only. Check first that shoots are 10 cm long.',
    },
  },
  wheat: {
    title: 'Head blight of wheat (Fusarium)',
    hours: ({ day, least, most }: { day: string; least: string; most: string }) =>
      `Wheat flowering from ${day} has ${least === most ? least : `${least} to ${most}`} hours of weather that favours the disease in the 10 days to the end of this forecast.`,
    verdicts: {
      met: 'Conditions favour an epidemic (56 hours or more).',
      not_met: 'Past epidemics had 56 hours or more.',
      unknown: 'Some hours are not known, so the total may reach the 56 hours seen in epidemics.',
    },
    basis: {
      method:
        'De Wolf, Madden and Lipps (2003): hours of 15 to 30 °C with at least 90% humidity in the 10 days from the start of flowering. The limit of 56 hours is from a later paper that uses this model.',
      inputs: 'Hourly temperature and humidity of recent days and of the forecast.',
      limits:
        'Only wheat in flower is at risk. Variety, maize stubble and rain before flowering are not included. Developed for the United States.',
    },
  },
}

interface Days {
  name: string
  days: string
}
