import {
  type ArchivoDelManifiesto,
  checkCargaDePaquete,
  type Fecha,
  fechaEnZona,
  formatFecha,
  interpolar,
  textos,
} from '@apremia/core'
import type { RevisionDePaquete } from '@apremia/workbooks'
import { inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { abogado } from '../abogados/abogado-table.ts'
import { tellTraspaso } from '../abogados/tell-traspaso.ts'
import { refreshCasosDe, refreshTodosLosCasos } from '../casos/refresh-casos.ts'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import { LIBRO_WORKER, PADRON } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { PaqueteRevisado } from '../libros/paquete-en-hilo.ts'
import { holdPadron } from '../padron/cargas-repo.ts'
import { parametro } from '../parametros/parametro-table.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { type FilaDePaqueteCarga, findPaquete, updatePaquete } from './cargas-de-paquete-repo.ts'
import { checkPuesta, type Rechazos } from './check-puesta.ts'
import { DESTINOS_DE_PAQUETE } from './destinos.ts'
import {
  countEfectos,
  type EfectoDePaquete,
  keepAntes,
  openTocados,
  writeTraspasos,
} from './efectos.ts'
import type { ArchivoCargado } from './paquete-carga-table.ts'
import { type ArchivoPuesto, dropPuestas, putPaquete } from './puesta.ts'
import {
  type ArchivoPorCargar,
  comparePuesto,
  keepReasignados,
  noteTocados,
  writePuesto,
} from './write-puesta.ts'

interface Herramientas {
  readonly db: Db
  /** Undefined on the embedded database, which has one connection and no copy. */
  readonly pool: Pool | undefined
  readonly ahora: () => Date
  readonly documentos: Documentos
  /** Makes again the lists that the searches of the register keep. */
  readonly keepListados: (db: Db) => Promise<void>
}

const { carga: t } = textos.paquete

/** Rows refused by the register that the job tells one by one. */
const CONTADAS = 1_000

/** Reassigned cases that are told one by one. */
const NOMBRADOS = 20

interface Aceptado {
  readonly simulacion: boolean
  readonly rechazosHasta: number | null
  readonly bajasHasta: number
}

const aceptadoDe = ({ trabajo: { entrada } }: ContextoDeTrabajo): Aceptado => ({
  simulacion: entrada.simulacion === true,
  rechazosHasta: entrada.rechazosHasta === null ? null : Number(entrada.rechazosHasta ?? 0),
  bajasHasta: Number(entrada.bajasHasta),
})

const actorDe = ({ dni, origen }: ContextoDeTrabajo['trabajo']): Actor => ({
  dni,
  abogado: '',
  origen: origen as Actor['origen'],
})

/** The day for which the amounts of debt hold, as the manifest says (D171). */
const liquidadoDe = (declarados: readonly ArchivoDelManifiesto[]): Fecha | null =>
  declarados.find(({ archivo }) => archivo === 'deuda')?.liquidadoAl ?? null

/** Reasons for which nothing of a package can be loaded, whatever its rows say. */
const impedimentosDe = (
  { archivos, manifiesto, declarados }: RevisionDePaquete,
  hoy: Fecha,
  administra: boolean,
): string[] => {
  const liquidado = liquidadoDe(declarados)
  const ilegibles = archivos.flatMap(({ fuente, falla }) =>
    falla === '' ? [] : [interpolar(t.ilegible, { archivo: fuente, mensaje: falla })],
  )
  const otraVia = archivos.flatMap(({ archivo, fuente }) =>
    DESTINOS_DE_PAQUETE[archivo] === undefined ? [interpolar(t.otraVia, { archivo: fuente })] : [],
  )
  // D193: people change only in the session of an administrator.
  const ajenos = archivos.flatMap(({ archivo, fuente }) =>
    archivo === 'abogados' && !administra
      ? [interpolar(t.soloAdministrador, { archivo: fuente })]
      : [],
  )
  const traeDeuda = archivos.some(({ archivo }) => archivo === 'deuda')
  return [
    ...ilegibles,
    ...manifiesto.map(({ campo, mensaje }) => interpolar(t.ilegible, { archivo: campo, mensaje })),
    ...otraVia,
    ...ajenos,
    ...(traeDeuda && manifiesto.length === 0 && liquidado === null ? [t.sinLiquidado] : []),
    ...(liquidado !== null && liquidado > hoy
      ? [interpolar(t.liquidadoFuturo, { dia: formatFecha(liquidado) })]
      : []),
  ]
}

interface Comparada {
  readonly archivos: readonly ArchivoCargado[]
  readonly rechazos: Rechazos
  readonly avisos: readonly string[]
  readonly efectos: readonly EfectoDePaquete[]
  /** Why it is not applied. */
  readonly motivos: readonly string[]
}

/** Ends the transaction without a trace, and keeps what was seen in it. */
class SinEscribir extends Error {
  readonly comparada: Comparada
  constructor(comparada: Comparada) {
    super('sin escribir')
    this.comparada = comparada
  }
}

const saveLiquidado = async (tx: Tx, liquidado: Fecha | null, hoy: Fecha): Promise<void> => {
  if (liquidado === null) return
  await tx
    .insert(parametro)
    .values({ clave: 'registro.liquidadoAl', vigenteDesde: hoy, valor: liquidado })
    .onConflictDoUpdate({
      target: [parametro.clave, parametro.vigenteDesde],
      set: { valor: liquidado },
    })
}

/** Tells both lawyers of the cases that pass from one to the other (D22). */
const tellTraspasos = async (
  tx: Tx,
  traspasos: readonly { de: string; a: string; casos: number }[],
  { actor, creado }: { readonly actor: string; readonly creado: Date },
): Promise<void> => {
  if (traspasos.length === 0) return
  const codigos = [...new Set(traspasos.flatMap(({ de, a }) => [de, a]))]
  const filas = await tx.select().from(abogado).where(inArray(abogado.codexterno, codigos))
  const porCodigo = new Map(filas.map((fila) => [fila.codexterno, fila]))
  for (const { de, a, casos } of traspasos) {
    const [origen, destino] = [porCodigo.get(de), porCodigo.get(a)]
    if (origen && destino)
      await tellTraspaso(tx, { origen, destino, casos, convenios: 0, actor, creado })
  }
}

const describeReasignados = (
  casos: Awaited<ReturnType<typeof keepReasignados>>,
): readonly string[] => [
  ...casos.slice(0, NOMBRADOS).map((caso) => interpolar(t.reasignado, caso)),
  ...(casos.length > NOMBRADOS
    ? [interpolar(t.masReasignados, { n: casos.length - NOMBRADOS })]
    : []),
]

const sumOf = (archivos: readonly ArchivoCargado[], de: 'nuevos' | 'cambiados' | 'bajas'): number =>
  archivos.reduce((suma, archivo) => suma + archivo[de], 0)

interface Paquete {
  readonly carga: FilaDePaqueteCarga
  readonly revisado: PaqueteRevisado
  readonly puestos: readonly ArchivoPuesto[]
}

/** Compares a package with the register and writes it, in one transaction that whoever searches does not see. */
const writePaquete = async (
  tx: Tx,
  tools: Herramientas,
  contexto: ContextoDeTrabajo,
  { carga, revisado, puestos }: Paquete,
): Promise<Comparada> => {
  const { progress, signal, trabajo } = contexto
  const aceptado = aceptadoDe(contexto)
  const { revision } = revisado
  const momento = tools.ahora()
  const hoy = fechaEnZona(momento)
  const liquidado = liquidadoDe(revision.declarados)
  await tx.execute(sql`set local work_mem = '64MB'`)
  const porCargar: ArchivoPorCargar[] = puestos.map((puesto) => {
    const leido = revision.archivos.find(({ archivo }) => archivo === puesto.archivo.nombre)
    const modo = leido?.modo ?? puesto.archivo.modos[0]
    return { ...puesto, modo, completo: modo === 'completo' }
  })
  progress(0, 0, t.pasos.comprobando)
  const rechazos = await checkPuesta(tx, porCargar)
  const deuda = puestos.find(({ archivo }) => archivo.nombre === 'deuda')
  const avisos = deuda
    ? describeReasignados(await keepReasignados(tx, deuda, liquidado ?? hoy))
    : []
  const conteos = new Map<string, Awaited<ReturnType<typeof comparePuesto>>>()
  for (const puesto of porCargar) {
    signal.throwIfAborted()
    progress(0, 0, interpolar(t.pasos.comparando, { archivo: puesto.archivo.nombre }))
    conteos.set(puesto.archivo.nombre, await comparePuesto(tx, puesto))
  }
  const archivos = revision.archivos.map(({ archivo, modo, filas, rechazadas }) => {
    const conteo = conteos.get(archivo)
    const delRegistro = conteo
      ? filas - rechazadas - conteo.nuevos - conteo.cambiados - conteo.iguales
      : 0
    const nada = { nuevos: 0, cambiados: 0, iguales: 0, bajas: 0, vigentes: 0 }
    return { archivo, modo, filas, rechazadas: rechazadas + delRegistro, ...(conteo ?? nada) }
  })
  const rechazadas = archivos.reduce((suma, archivo) => suma + archivo.rechazadas, 0)
  const limitados = archivos.filter(
    ({ archivo }) => DESTINOS_DE_PAQUETE[archivo]?.ausentes?.sinLimite !== true,
  )
  const motivos = checkCargaDePaquete({ ...aceptado, rechazadas, archivos: limitados }).map(
    ({ mensaje }) => mensaje,
  )
  const vista: Comparada = { archivos, rechazos, avisos, motivos, efectos: [] }
  if (motivos.length > 0) throw new SinEscribir(vista)
  await openTocados(tx)
  for (const puesto of porCargar) await noteTocados(tx, puesto)
  await keepAntes(tx)
  for (const puesto of porCargar) {
    signal.throwIfAborted()
    progress(0, 0, interpolar(t.pasos.escribiendo, { archivo: puesto.archivo.nombre }))
    await writePuesto(tx, puesto)
  }
  progress(0, 0, t.pasos.casos)
  const situaciones = conteos.get('situaciones')
  const todos = situaciones !== undefined && situaciones.nuevos + situaciones.cambiados > 0
  if (todos) await refreshTodosLosCasos(tx)
  else await refreshCasosDe(tx, sql`select tipo, imponible, recurso from tocados`)
  await saveLiquidado(tx, liquidado, hoy)
  const efectos = await countEfectos(tx)
  const traspasos = await writeTraspasos(tx, { dia: hoy, carga: carga.id })
  const completa: Comparada = { ...vista, efectos }
  if (aceptado.simulacion) throw new SinEscribir(completa)
  await tellTraspasos(tx, traspasos, { actor: carga.dni, creado: momento })
  const cuentas = {
    nuevos: sumOf(archivos, 'nuevos'),
    cambiados: sumOf(archivos, 'cambiados'),
    bajas: sumOf(archivos, 'bajas'),
  }
  await updatePaquete(tx, carga.id, {
    ...{ estado: 'aplicada', aplicada: momento, liquidadoAl: liquidado, archivos, efectos },
    ...{ avisos, rechazadas },
  })
  await appendHistorial(tx, {
    momento,
    actor: actorDe(trabajo),
    operacion: 'carga-de-paquete',
    entidad: 'paquete',
    entidadId: String(carga.id),
    descripcion: interpolar(t.historial, {
      ...cuentas,
      archivo: carga.archivo,
      rechazadas: rechazadas > 0 ? interpolar(t.historialRechazadas, { n: rechazadas }) : '',
    }),
    despues: { ...cuentas, rechazadas, paquete: carga.documento, liquidadoAl: liquidado ?? '' },
  })
  return completa
}

const TEXTO_CSV = 'text/csv'

/** What the job leaves: its counts, and the report of refused rows as its document. */
const resultOf = (
  carga: FilaDePaqueteCarga,
  comparada: Comparada | undefined,
  { errores, erroresTotal }: PaqueteRevisado,
  informe: string | undefined,
): ResultadoDeTrabajo => {
  const deRegistro = comparada?.rechazos ?? { errores: [], filas: 0 }
  const archivos = comparada?.archivos ?? []
  return {
    ...(informe === undefined ? {} : { documento: informe, archivo: `rechazadas-${carga.id}.csv` }),
    avisos: [...(comparada?.motivos ?? []), ...(comparada?.avisos ?? [])],
    errores: [...errores, ...deRegistro.errores.slice(0, CONTADAS)],
    resumen: {
      carga: carga.id,
      nuevos: sumOf(archivos, 'nuevos'),
      cambiados: sumOf(archivos, 'cambiados'),
      bajas: sumOf(archivos, 'bajas'),
      rechazadas: erroresTotal + deRegistro.filas,
    },
  }
}

/** Register rows from which whoever searches first would wait for the lists that are kept. */
const MUCHOS = 20_000

/**
 * Loads a package with data of the municipality: reads it, compares it with the register and writes it, whole or not
 * at all. It may begin again from the start: nothing is written before the transaction that ends it.
 */
export const createCargarPaquete =
  (tools: Herramientas): Runner =>
  async (contexto) => {
    const { db, pool, documentos, ahora } = tools
    const { trabajo, signal, progress, hold } = contexto
    const id = Number(trabajo.entrada.carga)
    const carga = await findPaquete(db, id)
    if (carga === undefined) throw new Error(`No hay carga de paquete ${id}`)
    if (carga.estado === 'aplicada') return { resumen: { carga: id } }
    await dropPuestas(db, [id])
    const load = (informe: string) =>
      withWorker<LibroOperations, ResultadoDeTrabajo>(
        LIBRO_WORKER,
        PADRON,
        async (worker) => {
          const path = await documentos.checkedPathOf(carga.documento)
          await worker.call('abrirPaquete', { path, informe })
          const { archivos: puestos, revisado } = await putPaquete(
            { db, pool },
            worker,
            id,
            (archivo, leidas) => {
              signal.throwIfAborted()
              progress(leidas, 0, interpolar(t.pasos.leyendo, { archivo }))
            },
          )
          const impedimentos = impedimentosDe(
            revisado.revision,
            fechaEnZona(ahora()),
            trabajo.entrada.administra === true,
          )
          if (impedimentos.length > 0) {
            await worker.call('cerrarInforme', { errores: [] })
            await updatePaquete(db, id, { estado: 'rechazada', motivos: impedimentos })
            throw new AppError(422, 'paquete-rechazado', impedimentos.join(' '))
          }
          const comparada = await db
            .transaction(async (tx) => {
              await allowLong(tx)
              await hold(tx)
              await holdPadron(tx)
              return writePaquete(tx, tools, contexto, { carga, revisado, puestos })
            })
            .catch((error: unknown) => {
              if (error instanceof SinEscribir) return error.comparada
              throw error
            })
          await worker.call('cerrarInforme', { errores: comparada.rechazos.errores })
          const rechazadas = comparada.archivos.reduce((suma, uno) => suma + uno.rechazadas, 0)
          const guardado =
            rechazadas > 0 ? (await documentos.keep(db, informe, TEXTO_CSV)).sha256 : undefined
          const { simulacion } = aceptadoDe(contexto)
          if (comparada.motivos.length > 0 || simulacion)
            await updatePaquete(db, id, {
              estado: comparada.motivos.length > 0 ? 'rechazada' : 'probada',
              liquidadoAl: liquidadoDe(revisado.revision.declarados),
              archivos: comparada.archivos,
              efectos: comparada.efectos,
              motivos: comparada.motivos,
              avisos: comparada.avisos,
              rechazadas,
            })
          else if (sumOf(comparada.archivos, 'nuevos') >= MUCHOS) {
            progress(1, 1, t.pasos.listas)
            await tools.keepListados(db)
          }
          return resultOf(carga, comparada, revisado, guardado)
        },
        signal,
      )
    try {
      return await withTemporary(documentos, load)
    } finally {
      await dropPuestas(db, [id])
    }
  }
