import type { Page, Request } from '@playwright/test'

/** Calls `act` and returns the JSON body of the next request whose URL ends in `call`. */
export const sentBody = async (
  page: Page,
  call: string,
  act: () => Promise<void>,
): Promise<unknown> => {
  const sent = page.waitForRequest((request: Request) => request.url().endsWith(call))
  await act()
  return (await sent).postDataJSON()
}
