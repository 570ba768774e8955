@rem `npm start` says `exec`, so that no shell stands between npm and the product and keeps a signal to itself. cmd.exe has no such word.
@%*
