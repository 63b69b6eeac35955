import type { Page, Request } from '@playwright/test'

export const sentBody = async (
  page: Page,
  call: string,
  act: () => Promise<void>,
): Promise<unknown> => {
  const sent = page.waitForRequest((request: Request) => request.url().endsWith(call))
  await act()
  return (await sent).postDataJSON()
}
