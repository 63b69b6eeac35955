import type { SituacionCC } from '../deuda-proveedor.ts'

const UNA_HORA = 3_600_000

/**
 * Names of situations, asked for once an hour and only when a row comes without its own. A missing name is no reason to
 * fail: without the catalogue a code is shown raw (D162).
 */
export const createCatalogoDeSituaciones = (
  ask: () => Promise<SituacionCC[]>,
  ahora: () => Date,
): ((
  filas: readonly { readonly DETALLE_SITUACION: string }[],
) => Promise<ReadonlyMap<string, string>>) => {
  let known: ReadonlyMap<string, string> = new Map()
  let askedAt = Number.NEGATIVE_INFINITY
  return async (filas) => {
    const now = ahora().getTime()
    if (now - askedAt < UNA_HORA || filas.every((fila) => fila.DETALLE_SITUACION !== '')) {
      return known
    }
    try {
      const rows = await ask()
      known = new Map(rows.map(({ CODIGO, DETALLE_SITUACION }) => [CODIGO, DETALLE_SITUACION]))
      askedAt = now
    } catch {
      // The answer that needed the catalogue is good without it. The catalogue is asked for again next time.
    }
    return known
  }
}
