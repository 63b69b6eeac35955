import type { FiltroGuardado } from '@apremia/core'

/** The last value of a repeated field counts. */
export const filtroDelCuerpo = (
  campos: readonly { readonly campo: string; readonly valor: string }[],
): FiltroGuardado => Object.fromEntries(campos.map(({ campo, valor }) => [campo, valor]))
