export const dictation = {
  whoHears:
    'Your browser turns your speech into text. To do that, it may send your voice to its maker. We get only the text, when you send it.',
  start: 'Start speaking',
  stop: 'Done',
  cancel: 'Cancel',
  listening: 'Listening...',
  unheard: {
    nothing: 'Nothing was heard. Try again, or type your question.',
    refused: 'Your browser does not let this page use the microphone.',
    noMicrophone: 'No microphone was found.',
    noNetwork: 'Your browser needs a connection to turn speech into text.',
    failed: 'Your browser could not understand you. Type your question instead.',
  },
}
