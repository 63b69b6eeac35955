import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CLASES_DE_DATOS,
  fechaEnZona,
  formatFecha,
  interpolar,
  municipioVigente,
  textos,
} from '@apremia/core'
import { createPaqueteZip, formatCsv, lineOf, type PaqueteZip, textField } from '@apremia/workbooks'
import { sql } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { actorDePaquete } from '../paquetes/actor-de-paquete.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import { createAdjuntosDeSalida } from '../salidas/adjuntos-de-salida.ts'
import { printCartasDeSalida } from '../salidas/print-cartas-de-salida.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { PEDIDOS_DE_DATOS } from './datos-personales-repo.ts'
import type { ClaseReunida } from './datos-personales-table.ts'
import { documentosDeFila } from './documentos-de-fila.ts'
import { findPersonaBuscada } from './find-persona-buscada.ts'
import { quienEs } from './quien-es.ts'
import { type FilaReunida, readDatosPersonales } from './read-datos-personales.ts'
import { type TablaGuardada, writeHtml, writePor, writeValor } from './write-html.ts'

interface Herramientas {
  readonly db: Db
  readonly ahora: () => Date
  readonly documentos: Documentos
}

const t = textos.datosPersonales

/**
 * Reads the rows found about a person from the temporary file that has them. The zip has the rows in three formats. To
 * save memory, the file is read once for each format.
 */
async function* readGuardadas(path: string): AsyncGenerator<FilaReunida> {
  const lines = createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) if (line !== '') yield JSON.parse(line) as FilaReunida
}

interface Guardada extends TablaGuardada {
  readonly path: string
  readonly porNombre: number
}

const keepDatos = async (
  { db, documentos }: Herramientas,
  { signal, progress }: ContextoDeTrabajo,
  buscado: { readonly dni: string; readonly cuit: string },
  onGuardada: (guardada: Guardada) => void,
): Promise<void> => {
  await db.transaction(
    async (tx) => {
      await allowLong(tx)
      const persona = await findPersonaBuscada(tx, buscado)
      for await (const { tabla, clase, filas } of readDatosPersonales(tx, persona)) {
        signal.throwIfAborted()
        progress(
          CLASES_DE_DATOS.indexOf(clase),
          2 * CLASES_DE_DATOS.length,
          interpolar(t.pasos.buscando, { clase: t.clases[clase] }),
        )
        const path = documentos.newTemporary()
        const cuenta = { filas: 0, porNombre: 0 }
        onGuardada({ tabla, clase, path, ...cuenta, read: () => readGuardadas(path) })
        async function* lines() {
          for await (const lote of filas()) {
            signal.throwIfAborted()
            cuenta.filas += lote.length
            cuenta.porNombre += lote.filter(({ por }) =>
              por.every((uno) => uno === 'nombre'),
            ).length
            yield lote.map((fila) => `${JSON.stringify(fila)}\n`).join('')
          }
        }
        await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }))
        onGuardada({ tabla, clase, path, ...cuenta, read: () => readGuardadas(path) })
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function* csvOf({ read }: TablaGuardada): AsyncGenerator<string> {
  let columnas: readonly string[] | undefined
  for await (const { por, fila } of read()) {
    if (columnas === undefined) {
      columnas = Object.keys(fila)
      yield formatCsv([[...columnas, t.papel.hallado]])
    }
    const valores = columnas.map((columna) => writeValor(fila[columna]))
    yield lineOf([...valores, writePor(por)].map(textField))
  }
}

async function* jsonOf({ read }: TablaGuardada): AsyncGenerator<string> {
  let separador = '['
  for await (const { por, fila } of read()) {
    yield `${separador}\n${JSON.stringify({ ...fila, _hallado_por: por })}`
    separador = ','
  }
  yield `${separador === '[' ? '[' : ''}\n]\n`
}

const findZips = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ id: string; documento: string }>(
    sql`select id::text as id, documento from titulo_lote where documento is not null`,
  )
  return new Map(rows.map(({ id, documento }) => [id, documento]))
}

const writeZip = async (
  { db, documentos }: Herramientas,
  { signal, progress }: ContextoDeTrabajo,
  zip: PaqueteZip,
  encabezado: Parameters<typeof writeHtml>[0],
  guardadas: readonly Guardada[],
) => {
  const conFilas = guardadas.filter(({ filas }) => filas > 0)
  await zip.add('datos.html', () => Readable.from(writeHtml(encabezado, conFilas)))
  const adjuntos = createAdjuntosDeSalida(documentos)
  const zips = await findZips(db)
  for (const una of conFilas) {
    signal.throwIfAborted()
    const { tabla, clase } = una
    progress(
      CLASES_DE_DATOS.length + CLASES_DE_DATOS.indexOf(clase),
      2 * CLASES_DE_DATOS.length,
      interpolar(t.pasos.escribiendo, { clase: t.clases[clase] }),
    )
    await zip.add(`${clase}/${tabla}.csv`, () => Readable.from(csvOf(una)))
    await zip.add(`${clase}/${tabla}.json`, () => Readable.from(jsonOf(una)))
    for await (const { fila } of una.read()) {
      const pedido = documentosDeFila(tabla, fila, zips)
      if (pedido !== undefined) await adjuntos.take(pedido, '')
    }
  }
  const documentosDeFilas = adjuntos.count()
  const { faltan, alterados } = await adjuntos.write(
    zip,
    (numeros) => printCartasDeSalida(db, numeros, signal),
    (hechos) => {
      signal.throwIfAborted()
      progress(hechos, documentosDeFilas, t.pasos.documentos)
    },
  )
  return {
    documentos: documentosDeFilas,
    avisos: [
      ...(faltan > 0 ? [interpolar(t.faltan, { n: faltan })] : []),
      ...(alterados > 0 ? [interpolar(t.alterados, { n: alterados })] : []),
    ],
  }
}

const countClases = (guardadas: readonly Guardada[]): readonly ClaseReunida[] =>
  CLASES_DE_DATOS.map((clase) => {
    const suyas = guardadas.filter((una) => una.clase === clase)
    const sum = (campo: 'filas' | 'porNombre') => suyas.reduce((n, una) => n + una[campo], 0)
    return { clase, filas: sum('filas'), porNombre: sum('porNombre') }
  })

/**
 * Creates the job that gathers the data of one person in a zip. The result is stored only at the end of the job, so an
 * interrupted job may run again from the start.
 */
export const createReunirDatos =
  (tools: Herramientas): Runner =>
  async (contexto): Promise<ResultadoDeTrabajo> => {
    const { db, documentos, ahora } = tools
    const { trabajo, signal, hold } = contexto
    const id = Number(trabajo.entrada.pedido)
    const pedido = await PEDIDOS_DE_DATOS.find(db, id)
    if (pedido === undefined) throw new Error(`No hay pedido de datos ${id}`)
    if (pedido.terminada !== null) return { resumen: { pedido: id } }
    const buscado = { dni: pedido.deDni, cuit: pedido.deCuit }
    const guardadas = new Map<string, Guardada>()
    try {
      await keepDatos(tools, contexto, buscado, (una) => guardadas.set(una.tabla, una))
      const tablas = [...guardadas.values()]
      await withTemporary(documentos, async (path) => {
        const momento = ahora()
        const hoy = fechaEnZona(momento)
        const { nombre: municipio } = municipioVigente(await listParametros(db), hoy)
        const quien = quienEs(buscado)
        const zip = createPaqueteZip(createWriteStream(path, { mode: 0o600 }), signal)
        const encabezado = { quien, dia: formatFecha(hoy), motivo: pedido.motivo, municipio }
        const escrito = await writeZip(tools, contexto, zip, encabezado, tablas)
          .then(async (uno) => {
            await zip.close()
            return uno
          })
          .catch(async (cause: unknown) => {
            await zip.abort(cause)
            throw cause
          })
        const medido = await documentos.prepare(path)
        const clases = countClases(tablas)
        await db.transaction(async (tx) => {
          await hold(tx)
          const { sha256 } = await documentos.keep(tx, path, ZIP, medido)
          const archivo = interpolar(t.archivo, { id })
          await PEDIDOS_DE_DATOS.update(tx, id, {
            ...{ ...escrito, clases, archivo, documento: sha256, terminada: ahora() },
          })
          await appendHistorial(tx, {
            ...{ momento: ahora(), actor: actorDePaquete(trabajo), operacion: 'reunir-datos' },
            ...{ entidad: 'datos-personales', entidadId: String(id) },
            descripcion: interpolar(t.reunidos, {
              ...{ quien, id, documentos: escrito.documentos },
              filas: clases.reduce((n, una) => n + una.filas, 0),
            }),
          })
        })
      })
    } finally {
      for (const { path } of guardadas.values()) await rm(path, { force: true })
    }
    const hecho = await PEDIDOS_DE_DATOS.find(db, id)
    return { avisos: hecho?.avisos ?? [], resumen: { pedido: id } }
  }
