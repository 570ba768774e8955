export const firstSteps = {
  title: 'Set up your farm',
  count: ({ step }: { step: number }) => `Set up your farm, ${step} of 3`,
  crops: 'Which crops do you sell?',
  /** Used if no crop is suggested. */
  crop: 'Which crop do you sell most?',
  mine: 'These are mine',
  money: 'How should we show prices?',
  moneyPer: ({ currency, per }: { currency: string; per: string }) => `${currency} per ${per}`,
  work: 'What do you farm?',
  done: 'Done',
  skip: 'Skip',
}
