import {
  countFilasDePaquete,
  type Fecha,
  fechaEnZona,
  interpolar,
  isPaqueteDeshacible,
  textos,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { refreshCasosDe, refreshTodosLosCasos } from '../casos/refresh-casos.ts'
import { lockPlantillas } from '../escritos-judiciales/plantillas-repo.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { PaqueteRevisado } from '../libros/paquete-en-hilo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { ContextoDeTrabajo } from '../trabajos/runner.ts'
import { describeAccesos, grantAccesos } from './accesos-de-abogados.ts'
import { actorDePaquete } from './actor-de-paquete.ts'
import { type AdjuntoGuardado, putAdjuntos } from './adjuntos-de-paquete.ts'
import { forgetAntes } from './antes-de-paquete.ts'
import { DNI_DE_CARGA } from './campos-de-antes.ts'
import { type FilaDePaqueteCarga, updatePaquete } from './cargas-de-paquete-repo.ts'
import {
  aceptadoDe,
  type ComparacionDePaquete,
  type Comparada,
  comparePaquete,
  findPorCargar,
  toPorCargar,
} from './compare-paquete.ts'
import { describeSinCaso } from './describe-sin-caso.ts'
import { DIA_DE_CARGA } from './destino.ts'
import { DESTINOS_DE_PAQUETE } from './destinos.ts'
import { countEfectos, keepAntes, writeTraspasos } from './efectos.ts'
import { liquidadoDe } from './impedimentos-de-paquete.ts'
import { saveLiquidado } from './liquidado-de-paquete.ts'
import { IMPONIBLES_TOCADOS, noteTocados } from './note-tocados.ts'
import { notifyTraspasos } from './notify-traspasos.ts'
import { lockNumerosDeAntes, raiseNumerosDeAntes } from './numeros-de-antes.ts'
import type { ArchivoPuesto } from './puesta.ts'
import { writeAccesos } from './usuarios-de-paquete.ts'
import { traeEscritos, writeConEscritos } from './write-escritos-de-paquete.ts'
import { writePartesDeAntes } from './write-partes-de-antes.ts'
import { type ArchivoPorCargar, type ConteoDeArchivo, writePuesto } from './write-puesta.ts'

const { carga: t } = textos.paquete

const DE_TODOS_LOS_CASOS: readonly string[] = ['situaciones', 'etapas', 'parametros']

/** Error that rolls back the transaction of a dry run. It has the result of the comparison. */
export class SinEscribir extends Error {
  readonly comparada: Comparada
  constructor(comparada: Comparada) {
    super('sin escribir')
    this.comparada = comparada
  }
}

const MUCHAS = 1_000

/**
 * Updates the statistics that PostgreSQL uses to plan queries. Its automatic update comes later, and until then
 * PostgreSQL would plan the queries as if the table still had the old rows.
 */
const refreshEstadisticas = async (
  tx: Tx,
  tabla: string | undefined,
  conteo: ConteoDeArchivo | undefined,
): Promise<void> => {
  if (tabla === undefined || conteo === undefined) return
  if (conteo.nuevos + conteo.cambiados + conteo.bajas >= MUCHAS)
    await tx.execute(sql.raw(`analyze ${tabla}`))
}

const writeArchivos = async (
  tx: Tx,
  { progress, signal, trabajo }: ContextoDeTrabajo,
  { comparados, conteos }: ComparacionDePaquete,
  { deshacible, momento }: { readonly deshacible: number | undefined; readonly momento: Date },
): Promise<void> => {
  for (const { puesto, conteo } of comparados) {
    const { nombre } = puesto.archivo
    signal.throwIfAborted()
    progress(0, 0, interpolar(t.pasos.escribiendo, { archivo: nombre }))
    await writeConEscritos(tx, puesto, { actor: actorDePaquete(trabajo), momento }, () =>
      writePuesto(tx, puesto, deshacible, conteo),
    )
    await writePartesDeAntes(tx, puesto, deshacible, momento)
    await refreshEstadisticas(tx, DESTINOS_DE_PAQUETE[nombre]?.tabla, conteos.get(nombre))
  }
}

const refreshCasosTocados = async (tx: Tx, { conteos }: ComparacionDePaquete): Promise<void> => {
  const todos = DE_TODOS_LOS_CASOS.some((archivo) => {
    const conteo = conteos.get(archivo)
    return conteo !== undefined && conteo.nuevos + conteo.cambiados > 0
  })
  if (todos) await refreshTodosLosCasos(tx)
  else await refreshCasosDe(tx, sql`select tipo, imponible, recurso from tocados`)
  await refreshEstadisticas(tx, 'caso', conteos.get('deuda'))
}

interface Paquete {
  readonly carga: FilaDePaqueteCarga
  readonly revisado: PaqueteRevisado
  readonly puestos: readonly ArchivoPuesto[]
  readonly adjuntos: readonly AdjuntoGuardado[]
}

const prepare = async (
  tx: Tx,
  { carga, revisado, puestos, adjuntos }: Paquete,
  hoy: Fecha,
): Promise<readonly ArchivoPorCargar[]> => {
  await tx.execute(sql`set local work_mem = '64MB'`)
  await tx.execute(
    sql`select set_config(${DIA_DE_CARGA}, ${hoy}, true), set_config(${DNI_DE_CARGA}, ${carga.dni}, true)`,
  )
  const porCargar = toPorCargar(puestos, revisado)
  await lockNumerosDeAntes(tx, porCargar)
  if (traeEscritos(porCargar)) await lockPlantillas(tx)
  await putAdjuntos(tx, adjuntos)
  return porCargar
}

/** Writes a data package to the database in one transaction. Searches see the changes only after the commit. */
export const writePaquete = async (
  tx: Tx,
  { ahora, pool }: { readonly ahora: () => Date; readonly pool: Pool | undefined },
  contexto: ContextoDeTrabajo,
  paquete: Paquete,
): Promise<Comparada> => {
  const { carga, revisado } = paquete
  const { simulacion } = aceptadoDe(contexto)
  const momento = ahora()
  const hoy = fechaEnZona(momento)
  const liquidado = liquidadoDe(revisado.revision.declarados)
  const porCargar = await prepare(tx, paquete, hoy)
  const comparado = await comparePaquete(tx, contexto, {
    ...{ porCargar, revisado, hoy, embebida: pool === undefined },
  })
  const { comparados, usuarios, comparada } = comparado
  if (comparada.motivos.length > 0) throw new SinEscribir(comparada)
  const guarda = !simulacion && isPaqueteDeshacible(comparada.archivos)
  await forgetAntes(tx)
  await noteTocados(tx, comparados)
  await keepAntes(tx)
  const deshacible = guarda ? carga.id : undefined
  await writeArchivos(tx, contexto, comparado, { deshacible, momento })
  if (usuarios) await writeAccesos(tx, usuarios.puesto, usuarios.revision, momento)
  const abogados = findPorCargar(porCargar, 'abogados')
  const conAcceso = abogados ? await grantAccesos(tx, abogados, momento) : []
  contexto.progress(0, 0, t.pasos.casos)
  await refreshCasosTocados(tx, comparado)
  const deuda = findPorCargar(porCargar, 'deuda')
  // The import sets one calculation day for all the debt from the municipality's service. Days of single tax periods
  // are not needed. Before a document is printed, the service is asked again for the present amounts.
  const completo = deuda?.completo === true || carga.origen === 'servicio'
  const diaDeDeuda = await saveLiquidado(tx, deuda && { ...deuda, carga: carga.id, completo }, {
    ...{ liquidado, hoy },
  })
  const efectos = await countEfectos(tx)
  const traspasos = await writeTraspasos(tx, { dia: hoy, carga: carga.id })
  const avisos = [
    ...comparada.avisos,
    ...(deuda ? await describeSinCaso(tx) : []),
    ...describeAccesos(conAcceso),
    ...(await raiseNumerosDeAntes(tx, porCargar)),
  ]
  const completa: Comparada = { ...comparada, efectos, avisos }
  if (simulacion) throw new SinEscribir(completa)
  await notifyTraspasos(tx, traspasos, { actor: carga.dni, creado: momento })
  const { archivos } = completa
  const rechazadas = countFilasDePaquete(archivos, 'rechazadas')
  await updatePaquete(tx, carga.id, {
    ...{ estado: 'aplicada', aplicada: momento, liquidadoAl: liquidado, archivos, efectos },
    ...{ avisos, rechazadas, deshacible: guarda, ...diaDeDeuda },
  })
  const cuentas = {
    nuevos: countFilasDePaquete(archivos, 'nuevos'),
    cambiados: countFilasDePaquete(archivos, 'cambiados'),
    bajas: countFilasDePaquete(archivos, 'bajas'),
  }
  await appendHistorial(tx, {
    momento,
    actor: actorDePaquete(contexto.trabajo),
    operacion: 'carga-de-paquete',
    entidad: 'paquete',
    entidadId: String(carga.id),
    descripcion: interpolar(t.historial, {
      ...cuentas,
      archivo: carga.archivo,
      rechazadas: rechazadas > 0 ? interpolar(t.historialRechazadas, { n: rechazadas }) : '',
    }),
    imponibles: IMPONIBLES_TOCADOS,
    despues: {
      ...{ ...cuentas, rechazadas, paquete: carga.documento ?? '', liquidadoAl: liquidado ?? '' },
      ...(revisado.usadas && { equivalencias: revisado.usadas }),
      ...(usuarios && { accesos: usuarios.revision.cambiados }),
      ...(conAcceso.length > 0 && { accesosDeAbogados: conAcceso }),
    },
  })
  return completa
}
