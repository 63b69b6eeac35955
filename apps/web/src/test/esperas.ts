// Raises the timeout of `findBy…` and `waitFor`, because screen tests are slow on a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}

export {}
