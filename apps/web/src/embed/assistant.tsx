import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../components/alert.css'
import '../components/button.css'
import '../components/load-failure-notice.css'
import { createQueryClient } from '../server/query-client.ts'
import '../styles/base.css'
import '../styles/tokens.css'
import { loadLocale } from '../words.ts'
import { AssistantPage } from './assistant-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')

await loadLocale(document.documentElement.lang)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <AssistantPage />
    </QueryClientProvider>
  </StrictMode>,
)
