import type { BrowserContext } from '@playwright/test'

export interface BrowserLog {
  /** Announces an error that the test provokes on purpose, such as an answer 422. */
  readonly expect: (pattern: RegExp) => void
  /** Errors of the console, of scripts and of the content policy, and calls to other machines. */
  readonly complaints: () => readonly string[]
}

const HERE = '127.0.0.1'

/** Listens to every page of a context, from its first request on. */
export const watchBrowser = (context: BrowserContext): BrowserLog => {
  const heard: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  context.on('weberror', (error) => heard.push(String(error.error())))
  context.on('request', (request) => {
    const { protocol, hostname, host } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && hostname !== HERE) heard.push(`pidió algo a ${host}`)
  })
  return {
    expect: (pattern) => expected.push(pattern),
    complaints: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
  }
}
