import type { FiltroGuardado } from '@apremia/core'

/**
 * Converts the filter fields of the request body to the stored filter. When a field is repeated, its last value counts.
 */
export const filtroDelCuerpo = (
  campos: readonly { readonly campo: string; readonly valor: string }[],
): FiltroGuardado => Object.fromEntries(campos.map(({ campo, valor }) => [campo, valor]))
