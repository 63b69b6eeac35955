import type { Orden } from '../table/lista.ts'

/** The order a list is asked for in: the one of its address, or its own, by its first column. */
export const ordenDe = <C extends string>(
  ordenes: readonly [C, ...C[]],
  orden: Orden | undefined,
) => ({
  orden: ordenes.find((nombre) => nombre === orden?.columna) ?? ordenes[0],
  sentido: orden?.sentido ?? ('asc' as const),
})
