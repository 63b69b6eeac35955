/** Returns the URL of a screen: '/titulos?imponible=58&recurso=SS'. */
export const writeAddress = (
  path: string,
  params: Readonly<Record<string, string | number>>,
): string =>
  `${path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`
