import type { Page, Request } from '@playwright/test'

/** Calls `act` and returns the JSON body of the next POST request whose URL ends with `call`. */
export const sentBody = async (
  page: Page,
  call: string,
  act: () => Promise<void>,
): Promise<object> => {
  const sent = page.waitForRequest(
    (request: Request) => request.method() === 'POST' && request.url().endsWith(call),
  )
  await act()
  return (await sent).postDataJSON() as object
}
