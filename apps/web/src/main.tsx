import './theme/index.css'
import { loaderOf } from './app/screens.ts'

// The screen and the application load in parallel. The application waits for the screen only when it shows the screen.
void loaderOf(window.location.pathname)?.().catch(() => undefined)
import('./app/run.tsx').catch((error: unknown) => {
  const starting = document.querySelector<HTMLElement>('.starting')
  if (starting) starting.textContent = starting.dataset.fault ?? ''
  throw error
})
