/** Voice input for a question. */
export const dictation = {
  whoHears:
    'Your browser writes down what you say. For that it may send your voice to its maker. We get only the text, after you have read it and sent it.',
  start: 'Start speaking',
  stop: 'That was all',
  cancel: 'Cancel',
  listening: 'Listening...',
  unheard: {
    nothing: 'Nothing was heard. Try again, or type your question.',
    refused: 'Your browser does not let this page use the microphone.',
    noMicrophone: 'There is no microphone here.',
    noNetwork: 'Your browser needs a network to write down what you say.',
    failed: 'Your browser could not write it down. Type your question instead.',
  },
}
