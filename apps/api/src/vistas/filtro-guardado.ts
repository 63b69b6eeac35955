import type { FiltroGuardado } from '@apremia/core'

/**
 * Converts the filters of a request to the form in which a saved view stores them. When a field is repeated, its last
 * value counts.
 */
export const filtroDelCuerpo = (
  campos: readonly { readonly campo: string; readonly valor: string }[],
): FiltroGuardado => Object.fromEntries(campos.map(({ campo, valor }) => [campo, valor]))
