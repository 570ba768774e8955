// The usual stack: Express 5, express-session in PostgreSQL, res.json for each request.
import { readFileSync } from 'node:fs'
import connectPgSimple from 'connect-pg-simple'
import express from 'express'
import session from 'express-session'

declare module 'express-session' {
  interface SessionData {
    userId: number
  }
}

const forecast: unknown = JSON.parse(readFileSync(process.env.JSON_FILE ?? '', 'utf8'))
const PgStore = connectPgSimple(session)
const app = express()
app.use(
  session({
    store: new PgStore({ conString: process.env.DATABASE_URL ?? '', createTableIfMissing: true }),
    secret: 'a secret for measuring',
    resave: false,
    saveUninitialized: false,
  }),
)
app.get('/', (_request, response) => void response.send('ready'))
app.get('/login', (request, response) => {
  request.session.userId = 1
  response.send('signed in')
})
app.get('/forecast', (request, response) => {
  if (request.session.userId === undefined) response.status(401).end()
  else response.json(forecast)
})
app.listen(Number(process.env.PORT), '127.0.0.1')
