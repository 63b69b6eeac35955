import './theme/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './app/app.tsx'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { start } from './app/start.ts'
import { makeStore } from './app/store.ts'

const store = makeStore({ fetch: window.fetch.bind(window), storage: window.sessionStorage })
start(store, window)

const root = document.getElementById('root')
if (root) {
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
