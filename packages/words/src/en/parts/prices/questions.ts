/**
 * What the market chat suggests to who has chosen crops, of a crop as it stands in a sentence. Worded so that one crop
 * and many ("tomatoes") read the same; the built-in answers know each of them for every crop.
 */
export const questions = {
  price: ({ crop }: { crop: string }) => `What is the price of ${crop}?`,
  change: ({ crop }: { crop: string }) => `How has the price of ${crop} moved over the last year?`,
  inputRatio: ({ crop }: { crop: string }) => `How many kg of ${crop} buy a kg of urea?`,
}
