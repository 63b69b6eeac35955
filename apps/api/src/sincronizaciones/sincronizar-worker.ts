import { checkRespuestasDeCartera, fechaEnZona, interpolar, textos } from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import type { CarteraDelServicio } from '../municipio/cartera-del-servicio.ts'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import { findPaquete, insertPaquete } from '../paquetes/cargas-de-paquete-repo.ts'
import { paqueteCarga } from '../paquetes/paquete-carga-table.ts'
import { type HerramientasDePaquete, loadCarga } from '../paquetes/paquete-worker.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { ContextoDeTrabajo, Runner } from '../trabajos/runner.ts'
import type { DatosDejados } from './archivos-de-cartera.ts'
import { askListas, type ListasDeCartera } from './ask-cartera.ts'
import { askImponibles } from './ask-imponibles.ts'
import { askPlanes } from './ask-planes.ts'
import { findCodigosDeAbogados } from './codigos-de-abogados.ts'
import { createPaciencia, PAUSAS_DE_SINCRONIZACION } from './create-paciencia.ts'
import {
  findCarteraConocida,
  findPrimeraRespuesta,
  forgetRespuestas,
  forgetViejas,
} from './respuestas-repo.ts'
import { writeCartera } from './write-cartera.ts'

interface Herramientas extends Omit<HerramientasDePaquete, 'keepListados'> {
  /**
   * Provider of the municipality's data. Each job reads the field `municipio` again when the job starts, because the
   * configuration of the municipality's service may have changed.
   */
  readonly municipio: ProveedorMunicipal
}

const t = textos.sincronizacion

/**
 * Adds to the lists of the municipality's service the real properties that cases and businesses name but neither the
 * lists nor the database have. An added property has only its number.
 */
const withDesconocidos = async (db: Db, listas: ListasDeCartera): Promise<ListasDeCartera> => {
  const descritos = new Set(listas.inmuebles.map(({ NRO_INMUEBLE }) => NRO_INMUEBLE))
  const nombrados = [
    ...listas.claves.flatMap(({ tipo, imponible }) => (tipo === 'I' ? [imponible] : [])),
    ...listas.comercios.flatMap(({ NRO_INMUEBLE }) => NRO_INMUEBLE ?? []),
  ]
  const faltan = [...new Set(nombrados)].filter((inmueble) => !descritos.has(inmueble))
  const { rows } = await db.execute<{ n: number }>(sql`
    select n from unnest(${sql.param(faltan)}::integer[]) as f(n)
    where not exists (select from inmueble i where i.nro_inmueble = n)`)
  const nuevos = rows.map(({ n }) => ({ NRO_INMUEBLE: n }) as (typeof listas.inmuebles)[number])
  return { ...listas, inmuebles: [...listas.inmuebles, ...nuevos] }
}

const describeDejados = (dejados: DatosDejados): string[] =>
  dejados.size === 0
    ? []
    : [
        interpolar(t.dejados, {
          datos: [...dejados].map(([columna, n]) => `${columna} (${n})`).join(', '),
        }),
      ]

/**
 * Asks the municipality's service for all the cases and debts, and stores the answers as a data package.
 *
 * @returns number of the load (data import) that applies the data package, and warnings
 */
const askTodo = async (
  { db, ahora, documentos }: Herramientas,
  cartera: CarteraDelServicio,
  pausas: readonly number[],
  { trabajo, signal, progress }: ContextoDeTrabajo,
): Promise<{ readonly carga: number; readonly avisos: readonly string[] }> => {
  const ask = createPaciencia(pausas, signal)
  await forgetViejas(db, ahora())
  const abogados = await findCodigosDeAbogados(db)
  const listas = await withDesconocidos(
    db,
    await askListas(cartera, abogados, await findCarteraConocida(db), ask, (hechos) =>
      progress(hechos, abogados.length, t.pasos.listas),
    ),
  )
  const total = listas.claves.length
  const fallidas = await askImponibles({ db, ahora }, cartera, listas.claves, ask, (hechos) =>
    progress(hechos, total, t.pasos.deudas),
  )
  const [motivo] = checkRespuestasDeCartera({ total, sinRespuesta: fallidas.length })
  if (motivo !== undefined) throw new AppError(502, 'sincronizacion-incompleta', motivo.mensaje)
  const planes = await askPlanes(db, cartera, listas.planes, ask, (hechos, de) =>
    progress(hechos, de, t.pasos.planes),
  )
  // An interrupted synchronisation that was resumed may have answers of several days. The amounts then get the date of
  // the oldest answer.
  const dia = fechaEnZona((await findPrimeraRespuesta(db)) ?? ahora())
  return withTemporary(documentos, async (path) => {
    progress(total, total, t.pasos.paquete)
    const dejados = await writeCartera(db, { ...listas, planes }, { path, dia, signal })
    const { sha256 } = await documentos.keepAlone(db, path, ZIP)
    const carga = await insertPaquete(db, {
      ...{ archivo: interpolar(t.archivo, { dia }), documento: sha256, origen: 'servicio' },
      ...{ simulacion: trabajo.entrada.simulacion === true, estado: 'leyendo' },
      ...{ dni: trabajo.dni, creada: ahora(), trabajo: trabajo.id },
      sinRespuesta: fallidas.length,
    })
    if (carga === undefined) throw new Error('No se creó la carga')
    return {
      carga,
      avisos: [
        ...(fallidas.length > 0 ? [interpolar(t.sinRespuesta, { n: fallidas.length, total })] : []),
        ...describeDejados(dejados),
      ],
    }
  })
}

/**
 * Empties `situacion_aprendida`, which has the situations (legal statuses of the debt) that the municipality's service
 * returned for single properties or businesses. The full load has just written the same situations.
 */
const forgetAprendidas = (db: Db, { hold }: ContextoDeTrabajo): Promise<void> =>
  db.transaction(async (tx) => {
    await hold(tx)
    const { rows } = await tx.execute<ClaveDeCaso & Record<string, unknown>>(sql`
      update situacion_aprendida a set situaciones = '[]' where a.situaciones <> '[]' and exists (
        select from respuesta_del_servicio r join imponible_recurso i using (tipo, imponible, recurso)
        where (r.tipo, r.imponible, r.recurso) = (a.tipo, a.imponible, a.recurso))
      returning tipo, imponible, recurso`)
    await refreshCasos(tx, rows)
  })

/**
 * Creates the job that synchronises all the cases and debts with the municipality's service. The job asks the service,
 * writes the answers as a data package and loads the package. After an interruption, the job resumes from its saved
 * answers.
 */
export const createSincronizar =
  (
    tools: Herramientas,
    keepListados: HerramientasDePaquete['keepListados'],
    pausas: readonly number[] = PAUSAS_DE_SINCRONIZACION,
  ): Runner =>
  async (contexto) => {
    const { db, municipio } = tools
    const { id } = contexto.trabajo
    if (municipio.cartera === null) throw new AppError(409, 'sin-servicio', t.sinServicio)
    const [previa] = await db
      .select({ carga: paqueteCarga.id })
      .from(paqueteCarga)
      .where(eq(paqueteCarga.trabajo, id))
    const { carga, avisos } =
      previa === undefined
        ? await askTodo(tools, municipio.cartera, pausas, contexto)
        : { carga: previa.carga, avisos: [] }
    const resultado = await loadCarga({ ...tools, keepListados }, contexto, carga, {
      administra: false,
      conServicio: false,
    })
    const estado = (await findPaquete(db, carga))?.estado
    if (estado === 'aplicada') await forgetAprendidas(db, contexto)
    // A successful trial keeps the saved answers of the service, so that the real synchronisation applies the same
    // answers. Otherwise the answers are deleted, because they are already applied or the import refused them.
    if (estado !== 'probada') await forgetRespuestas(db)
    return { ...resultado, avisos: [...avisos, ...(resultado.avisos ?? [])] }
  }
