// What a screen test waits for comes when it comes: how busy the machine is, is not what it is about.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}

export {}
