import type { SituacionCC } from '../deuda-proveedor.ts'

const UNA_HORA = 3_600_000

/**
 * Creates a function that returns the names of the legal statuses by code. It asks the municipality's service only when
 * a given row lacks its name, and at most once an hour. When the service fails, the screen shows the code instead
 * (D162).
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
      // The error is ignored, because the answer is useful without the names of the legal statuses. The next call
      // requests the names again.
    }
    return known
  }
}
