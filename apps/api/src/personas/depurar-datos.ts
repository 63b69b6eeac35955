import {
  type Conservacion,
  decideConservacion,
  fechaEnZona,
  formatFecha,
  interpolar,
  textos,
} from '@apremia/core'
import type { Documentos } from '../documentos/documentos.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { actorDePaquete } from '../paquetes/actor-de-paquete.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { ContextoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { eraseVencidos } from './vencidos.ts'

interface Herramientas {
  readonly db: Db
  readonly ahora: () => Date
  readonly documentos: Documentos
}

const { conservacion: t } = textos.datosPersonales

/**
 * Deletes one batch of expired rows and records it in the audit history, in one transaction, so that an interrupted job
 * never leaves a batch half deleted.
 */
const eraseLote = async (
  { db, ahora, documentos }: Herramientas,
  { trabajo, hold }: ContextoDeTrabajo,
  { clase, dias, antesDe }: Conservacion,
): Promise<number> => {
  if (antesDe === null) return 0
  const { filas, sueltos } = await db.transaction(async (tx) => {
    await hold(tx)
    const lote = await eraseVencidos(tx, clase, antesDe)
    if (lote.filas > 0)
      await appendHistorial(tx, {
        ...{ momento: ahora(), actor: actorDePaquete(trabajo), operacion: 'depurar-datos' },
        ...{ entidad: 'depuracion', entidadId: clase },
        descripcion: interpolar(t.borrado, {
          ...{ filas: lote.filas, clase: t.clases[clase], dias, dia: formatFecha(antesDe) },
          motivo: String(trabajo.entrada.motivo ?? ''),
        }),
      })
    return lote
  })
  await documentos.forget(db, sueltos)
  return filas
}

export const createDepurarDatos =
  (tools: Herramientas): Runner =>
  async (contexto) => {
    const { trabajo, signal, progress } = contexto
    const hoy = fechaEnZona(trabajo.creado)
    const plazos = decideConservacion(await listParametros(tools.db), hoy)
    const resumen: Record<string, number> = {}
    let hechas = trabajo.hecho
    for (const plazo of plazos)
      for (;;) {
        signal.throwIfAborted()
        const { clase } = plazo
        progress(hechas, trabajo.total, interpolar(t.paso, { clase: t.clases[clase] }))
        const filas = await eraseLote(tools, contexto, plazo)
        if (filas === 0) break
        hechas += filas
        resumen[clase] = (resumen[clase] ?? 0) + filas
      }
    progress(hechas, trabajo.total, t.titulo)
    return { resumen }
  }
