import { createWriteStream } from 'node:fs'
import { fechaEnZona, interpolar, textos } from '@apremia/core'
import { createPaqueteZip } from '@apremia/workbooks'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { withPulso } from '../documentos/with-pulso.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { findLiquidadoMasViejo } from '../padron/liquidado-al.ts'
import { actorDePaquete } from '../paquetes/actor-de-paquete.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { createAdjuntosDeSalida } from './adjuntos-de-salida.ts'
import { printCartasDeSalida } from './print-cartas-de-salida.ts'
import { dropPaquete, findViejas, SALIDAS_PEDIDAS } from './salidas-repo.ts'
import { writeArchivosDeSalida } from './write-salida.ts'

interface Herramientas {
  readonly db: Db
  readonly ahora: () => Date
  readonly documentos: Documentos
}

const t = textos.salidas

const writeSalida = async (
  { db, documentos }: Herramientas,
  { signal, progress }: ContextoDeTrabajo,
  path: string,
  momento: Date,
) => {
  const zip = createPaqueteZip(createWriteStream(path, { mode: 0o600 }), signal)
  const adjuntos = createAdjuntosDeSalida(documentos)
  try {
    await adjuntos.prepare()
    const archivos = await db.transaction(
      async (tx) => {
        await allowLong(tx)
        const liquidadoAl = await findLiquidadoMasViejo(tx, fechaEnZona(momento))
        const emitido = momento.toISOString()
        const porEscribir = { zip, adjuntos, signal, progress, liquidadoAl, emitido }
        // An executive title is inside the zip of its batch. That zip may have to be copied from the store of another
        // machine, which is slow. `withPulso` keeps the transaction alive meanwhile.
        return withPulso(tx, documentos, () => writeArchivosDeSalida(tx, porEscribir))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    // Copies the documents after the transaction ends, because a stored document never changes.
    const documentosDeFilas = adjuntos.count()
    const { faltan, alterados } = await adjuntos.write(
      zip,
      (numeros) => printCartasDeSalida(db, numeros, signal),
      (hechos) => {
        signal.throwIfAborted()
        progress(hechos, documentosDeFilas, t.pasos.documentos)
      },
    )
    await zip.close()
    const avisos = [
      ...(faltan > 0 ? [interpolar(t.faltan, { n: faltan })] : []),
      ...(alterados > 0 ? [interpolar(t.alterados, { n: alterados })] : []),
    ]
    return { archivos, avisos, documentos: documentosDeFilas }
  } catch (cause) {
    await zip.abort(cause)
    throw cause
  }
}

const keepLast = async ({ db, documentos }: Herramientas): Promise<void> => {
  for (const { id, sha256 } of await findViejas(db))
    if (await db.transaction((tx) => dropPaquete(tx, id, sha256)))
      await documentos.forget(db, [sha256])
}

/** An interrupted export starts again from the beginning, because nothing is stored before the package is complete. */
export const createExportarInstalacion =
  (tools: Herramientas): Runner =>
  async (contexto): Promise<ResultadoDeTrabajo> => {
    const { db, documentos, ahora } = tools
    const { trabajo, progress, hold } = contexto
    const id = Number(trabajo.entrada.salida)
    const salida = await SALIDAS_PEDIDAS.find(db, id)
    if (salida === undefined) throw new Error(`No hay exportación ${id}`)
    if (salida.terminada === null) {
      await withTemporary(documentos, async (path) => {
        const momento = ahora()
        const escrita = await writeSalida(tools, contexto, path, momento)
        progress(1, 1, t.pasos.guardando)
        const medido = await documentos.prepare(path)
        const filas = escrita.archivos.reduce((suma, uno) => suma + uno.filas, 0)
        await db.transaction(async (tx) => {
          await hold(tx)
          const { sha256 } = await documentos.keep(tx, path, ZIP, medido)
          await SALIDAS_PEDIDAS.update(tx, id, {
            ...{ ...escrita, documento: sha256, terminada: ahora() },
            archivo: interpolar(t.archivo, { dia: fechaEnZona(momento), id }),
          })
          await appendHistorial(tx, {
            ...{
              momento: ahora(),
              actor: actorDePaquete(trabajo),
              operacion: 'exportar-instalacion',
            },
            ...{ entidad: 'salida', entidadId: String(id) },
            descripcion: interpolar(t.hecha, {
              ...{ id, filas, archivos: escrita.archivos.length, documentos: escrita.documentos },
            }),
            despues: { paquete: sha256 },
          })
        })
      })
    }
    await keepLast(tools)
    return { avisos: (await SALIDAS_PEDIDAS.find(db, id))?.avisos ?? [], resumen: { salida: id } }
  }
