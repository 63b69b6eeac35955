import './theme/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App, ROUTES } from './app/app.tsx'
import { bringPointedScreen, bringScreen } from './app/bring-screen.ts'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { start } from './app/start.ts'
import { makeStore } from './app/store.ts'

const store = makeStore({ fetch: window.fetch.bind(window), storage: window.sessionStorage })
start(store, window)

for (const event of ['pointerover', 'focusin'])
  document.addEventListener(event, bringPointedScreen(ROUTES), { passive: true })

/** So long the first screen is waited for with nothing on the page; then what surrounds it is shown. */
const ESPERA_MS = 400

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
void Promise.race([bringScreen(ROUTES, window.location.pathname), late]).then(show)
