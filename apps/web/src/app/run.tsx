import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadPointedScreen, loadScreen } from './load-screen.ts'
import { start } from './start.ts'
import { makeStore } from './store.ts'

const store = makeStore({ fetch: window.fetch.bind(window), storage: window.sessionStorage })
start(store, window)

for (const event of ['pointerover', 'focusin'])
  document.addEventListener(event, loadPointedScreen(), { passive: true })

/**
 * Milliseconds to wait, with an empty page, for the first screen and its first rows. After that time, the page is shown
 * without the rows.
 */
const ESPERA_MS = 400

const loadFirst = async ({ pathname, search }: Location): Promise<void> => {
  const Screen = await loadScreen(pathname)
  await Screen?.prefetch?.(store, search)
}

const show = (): void => {
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </Provider>
    </StrictMode>,
  )
}

const late = new Promise((resolve) => setTimeout(resolve, ESPERA_MS))
void Promise.race([loadFirst(window.location), late]).finally(show)
