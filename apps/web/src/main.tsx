import './theme/index.css'
import { loaderOf } from './app/screens.ts'

// Loads the code of the current screen and the code of the application at the same time.
void loaderOf(window.location.pathname)?.().catch(() => undefined)
import('./app/run.tsx').catch((error: unknown) => {
  const starting = document.querySelector<HTMLElement>('.starting')
  if (starting) starting.textContent = starting.dataset.fault ?? ''
  throw error
})
