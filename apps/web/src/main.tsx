import './theme/index.css'
import { loaderOf } from './app/screens.ts'

// The screen and the application load at the same time. The application waits for the screen where it shows it.
void loaderOf(window.location.pathname)?.().catch(() => undefined)
import('./app/run.tsx').catch((error: unknown) => {
  const starting = document.querySelector<HTMLElement>('.starting')
  if (starting) starting.textContent = starting.dataset.fault ?? ''
  throw error
})
