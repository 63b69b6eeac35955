import './theme/index.css'
import { loaderOf } from './app/screens.ts'

// Both load at the same time. The screen is awaited where it is shown.
void loaderOf(window.location.pathname)?.().catch(() => undefined)
import('./app/run.tsx').catch((error: unknown) => {
  const starting = document.querySelector<HTMLElement>('.starting')
  if (starting) starting.textContent = starting.dataset.fault ?? ''
  throw error
})
