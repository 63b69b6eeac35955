import type { BrowserContext } from '@playwright/test'

export interface BrowserLog {
  /**
   * Declares a console error that the test causes on purpose, for example a 422 response. A declared error does not
   * fail the test.
   */
  readonly expect: (pattern: RegExp) => void
  /**
   * Returns the faults that make the test fail: undeclared errors of the console and of scripts, and requests to hosts
   * that are not the product.
   */
  readonly complaints: () => readonly string[]
}

const HERE = '127.0.0.1'

export const watchBrowser = (context: BrowserContext): BrowserLog => {
  const heard: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The text of a console message does not name the request that failed. The URL of that request is in the location
    // of the message.
    heard.push(`${message.text()} · ${message.location().url}`)
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
