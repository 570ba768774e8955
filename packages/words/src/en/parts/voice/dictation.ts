export const dictation = {
  whoHears:
    'Your browser turns your speech into text. It may send your voice to its maker for that. We get only the text, when you send it.',
  start: 'Start speaking',
  stop: 'Done',
  cancel: 'Cancel',
  listening: 'Listening...',
  unheard: {
    nothing: 'Nothing was heard. Try again, or type your question.',
    refused: 'Your browser does not let this page use the microphone.',
    noMicrophone: 'There is no microphone here.',
    noNetwork: 'Your browser needs a network to turn speech into text.',
    failed: 'Your browser could not understand it. Type your question instead.',
  },
}
