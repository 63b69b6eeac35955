import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FilaBasica } from '@apremia/core'
import { withTemporary } from '../documentos/temporales.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { answerWithTrabajo } from '../trabajos/answer-with-trabajo.ts'
import { nombreDeProcesada, readBasica } from './read-basica.ts'

const NDJSON = 'application/x-ndjson'

/**
 * Reads the basic workbook and starts the job that completes its rows (S2 §2.13, D90). Each row names a property or
 * business, a tax and a lawyer. The whole workbook is read before the answer, so the answer lists every error.
 */
export const generateXls: Handler<'generateXls'> = async (services, call) => {
  const { db, documentos, trabajos, ahora } = services
  const file = requireFile(call.files, 'file')
  const categoria = call.body.category
  const leida = await readBasica(file, categoria)
  const archivo = nombreDeProcesada(file)
  const trabajo = await withTemporary(documentos, async (temporary) => {
    await pipeline(Readable.from(lines(leida.filas)), createWriteStream(temporary, { mode: 0o600 }))
    const medido = await documentos.prepare(temporary)
    return db.transaction(async (tx) => {
      const { sha256 } = await documentos.keep(tx, temporary, NDJSON, medido)
      const created = await trabajos.enqueue(tx, {
        tipo: 'procesar-planilla',
        actor: call.sesion,
        titulo: archivo,
        total: leida.filas.length,
        entrada: { filas: sha256, categoria, archivo, avisos: leida.avisos },
      })
      await appendHistorial(tx, {
        momento: ahora(),
        actor: call.sesion,
        operacion: 'generate-xls',
        entidad: 'trabajo',
        entidadId: created.id,
        descripcion: `Proceso de la planilla «${file.name}»: ${leida.filas.length} filas.`,
        despues: { planilla: file.sha256, categoria, filas: leida.filas.length },
      })
      return created
    })
  })
  trabajos.wake()
  return answerWithTrabajo(services, call, trabajo, leida.filas.length)
}

function* lines(filas: readonly FilaBasica[]): Generator<string> {
  for (const fila of filas) yield `${JSON.stringify(fila)}\n`
}
