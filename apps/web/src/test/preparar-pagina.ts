import { afterAll, afterEach, vi } from 'vitest'

const emptyPage = (): void => {
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}

// Several test files run in one process with the same page and globals, so each file restores what it changed.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Raises the timeout of `findBy…` and `waitFor`, because screen tests are slow on a busy machine.
  configure({ asyncUtilTimeout: 15_000 })
  afterEach(cleanup)
  afterAll(emptyPage)
}
