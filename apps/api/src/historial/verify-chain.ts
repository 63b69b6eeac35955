import { fechaEnZona, formatFecha } from '@apremia/core'
import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../platform/db/queryable.ts'
import { type Abandono, splitAnclas } from './abandonos.ts'
import type { Ancla } from './ancla.ts'
import { hashOf } from './append-historial.ts'
import { historial, historialCabeza } from './historial-table.ts'

const PAGE = 2000
const MAX_FALLAS = 100

const diaDe = ({ momento }: Ancla): string => formatFecha(fechaEnZona(new Date(momento)))

interface Verificacion {
  readonly valido: boolean
  readonly filas: number
  readonly cabeza: string
  readonly fallas: { orden: number; motivo: string }[]
  readonly abandonos: Abandono[]
  /**
   * Audit history row whose hash the person typed, as printed on a certificate page. Null when no row has that hash,
   * undefined when the person typed none.
   */
  readonly impresa: { readonly orden: number; readonly momento: string } | null | undefined
}

/**
 * Checks the hash chain of the audit history. Reports each row that was changed, deleted, inserted or moved, and
 * missing last rows. Rows that an accepted restoration abandoned are reported apart.
 *
 * @param anclas hashes of past rows, stored outside the database, in the order in which they were written
 * @param impresa hash printed on a certificate page; '' when the person gives none
 */
export const verifyChain = async (
  db: Db,
  anclas: readonly Ancla[] = [],
  impresa = '',
): Promise<Verificacion> =>
  db.transaction(
    async (tx) => {
      const fallas: { orden: number; motivo: string }[] = []
      const report = (orden: number, motivo: string) => {
        if (fallas.length < MAX_FALLAS) fallas.push({ orden, motivo })
      }
      // Several anchors (hashes stored outside the database) may record the same row of the audit history. A later
      // anchor must not replace an earlier one.
      const anotadas = new Map<number, Ancla[]>()
      const { vigentes, abandonos } = splitAnclas(anclas)
      for (const una of vigentes) anotadas.set(una.orden, [...(anotadas.get(una.orden) ?? []), una])
      let orden = 0
      // Reads the audit history from the lowest possible row number, so that a row inserted before the first row is
      // found.
      let last = Number.MIN_SAFE_INTEGER
      let hash = ''
      let filas = 0
      let hallada: Verificacion['impresa'] = impresa === '' ? undefined : null
      for (;;) {
        const page = await tx
          .select()
          .from(historial)
          .where(gt(historial.orden, last))
          .orderBy(asc(historial.orden))
          .limit(PAGE)
        for (const fila of page) {
          if (fila.orden !== orden + 1) {
            report(orden + 1, `Faltan filas entre la ${orden} y la ${fila.orden}.`)
          }
          if (fila.hashAnterior !== hash) {
            report(fila.orden, 'No sigue a la fila anterior: la cadena está cortada o reordenada.')
          }
          if (hashOf(fila) !== fila.hash) report(fila.orden, 'Su contenido fue cambiado.')
          const otra = anotadas.get(fila.orden)?.find((anotada) => anotada.hash !== fila.hash)
          if (otra) report(fila.orden, `No es la que se anotó fuera de la base el ${diaDe(otra)}.`)
          anotadas.delete(fila.orden)
          if (fila.hash === impresa) hallada = { orden: fila.orden, momento: fila.momento }
          orden = fila.orden
          last = fila.orden
          hash = fila.hash
          filas += 1
        }
        if (page.length < PAGE) break
      }
      const [cabeza] = await tx.select().from(historialCabeza).where(eq(historialCabeza.id, 1))
      if (cabeza === undefined || cabeza.orden !== orden || cabeza.hash !== hash) {
        report(orden + 1, 'Faltan las últimas filas: la cabeza de la cadena no coincide.')
      }
      for (const [faltante, [anotada]] of anotadas)
        if (anotada)
          report(faltante, `Falta, y se había anotado fuera de la base el ${diaDe(anotada)}.`)
      const valido = fallas.length === 0 && hallada !== null
      return { valido, filas, cabeza: hash, fallas, abandonos, impresa: hallada }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
