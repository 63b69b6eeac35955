import { afterEach } from 'vitest'

// Runs before each test file. Raises the timeout of `findBy…` and `waitFor`, because screen tests are slow on a busy
// machine. Empties the page after each test, because the test files share the loaded modules and the page.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
  afterEach(cleanup)
}
