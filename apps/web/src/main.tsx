import './theme/index.css'
import { bringOf } from './app/screens.ts'

// Both at once; the screen is waited for where it is shown.
void bringOf(window.location.pathname)?.().catch(() => undefined)
import('./app/run.tsx').catch((error: unknown) => {
  const starting = document.querySelector<HTMLElement>('.starting')
  if (starting) starting.textContent = starting.dataset.fault ?? ''
  throw error
})
