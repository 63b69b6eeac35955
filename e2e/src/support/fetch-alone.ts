/**
 * Sends a request on a connection of its own. A busy server may close an idle connection just when a request reuses it.
 */
export const fetchAlone = (
  url: string,
  init: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> => fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } })
