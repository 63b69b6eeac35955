import type { FiltroGuardado } from '@apremia/core'

/** As it is kept: the last word on each field. */
export const filtroDelCuerpo = (
  campos: readonly { readonly campo: string; readonly valor: string }[],
): FiltroGuardado => Object.fromEntries(campos.map(({ campo, valor }) => [campo, valor]))
