import './theme/index.css'
import { loaderOf } from './app/screens.ts'

// Starts to load the code of the screen without waiting for the code of the application.
void loaderOf(window.location.pathname)?.().catch(() => undefined)
import('./app/run.tsx').catch((error: unknown) => {
  const starting = document.querySelector<HTMLElement>('.starting')
  if (starting) starting.textContent = starting.dataset.fault ?? ''
  throw error
})
