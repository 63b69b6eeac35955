import './theme/index.css'
import { loaderOf } from './app/screens.ts'

// The code of the screen and the code of the application load in parallel.
void loaderOf(window.location.pathname)?.().catch(() => undefined)
import('./app/run.tsx').catch((error: unknown) => {
  const starting = document.querySelector<HTMLElement>('.starting')
  if (starting) starting.textContent = starting.dataset.fault ?? ''
  throw error
})
