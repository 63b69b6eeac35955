import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  daysBetween,
  decideAlarmas,
  decideCierre,
  decideColor,
  decideEstadoDePlazo,
  eligeAbogado,
  type Fecha,
  type FechasDeAlarma,
  type FechasDeMesa,
  fechaEnZona,
  findCambioSinPlazo,
  formatPeriodo,
  type Principal,
  periodoDeOrdinal,
  puede,
  seeDiaDePrescripcion,
  textos,
  tipoDeCaso,
  type UltimosDeCaso,
  wireAmount,
} from '@apremia/core'
import { type ClaveDeCaso, writeClaveDeCaso } from '../casos/clave-de-caso.ts'
import { type EsperaDeCaso, findEsperas } from '../casos/esperas-repo.ts'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import { findPlanesEnRiesgo, type PlanEnRiesgo } from '../casos/riesgo-repo.ts'
import { abogadoDe } from '../municipio/deuda-alcance.ts'
import { isCarteraAusente } from '../padron/cartera-traida.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { forbidden } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import type { MiradaDeLista } from './filtro-de-mesa.ts'
import type { FilaDeMesa } from './mesas-repo.ts'

type CasoDeMesa = ReplyOf<Contract['pageMesa']>[number]

export interface MiradaPropia extends MiradaDeLista {
  readonly fechas: FechasDeMesa
  /**
   * True when the amounts are missing, because no synchronisation has copied the debts from the municipality's service
   * yet.
   */
  readonly sinMontos: boolean
}

/**
 * Returns the data needed to compute a person's work list: the day, the configured dates and the lawyer's code. Returns
 * null when the person has no lawyer's code (D13).
 *
 * @param hoy day of the answer. A caller that prints the day passes the same day here, because midnight may come in
 * between
 */
export const readMirada = async (
  { config, db, ahora }: Pick<Services, 'config' | 'db' | 'ahora'>,
  sesion: Principal,
  pedido: string,
  hoy = fechaEnZona(ahora()),
): Promise<MiradaPropia | null> => {
  const abogado = abogadoDe(sesion, pedido)
  if (abogado === null) return null
  const fechas = await readFechasDeMesa(db)
  return {
    hoy,
    fechas,
    fechaInicial: fechas.fechaInicial,
    abogado,
    propio: eligeAbogado(sesion) ? '' : sesion.abogado,
    sinMontos: await isCarteraAusente({ config, db }),
  }
}

/**
 * Refuses a search without a limit of age (`historico`) when the person lacks the permission 'historico.buscar' (S2
 * §6). Call this function before any query.
 */
export const checkHistorico = (
  sesion: Sesion,
  { historico }: { readonly historico: string },
): void => {
  if (historico === 'true' && !puede(sesion, 'historico.buscar'))
    throw forbidden(textos.mesas.sinHistorico)
}

/**
 * Adds alarms to `mirada` (data for a work list): agreements that may lapse, and answers that judges or banks still
 * owe. The table of cases does not store these alarms. Adds only the kind of alarm that the person searches for.
 */
export const lookForRiesgo = async (
  db: Queryable,
  { alarma }: { readonly alarma: string },
  mirada: MiradaPropia,
): Promise<MiradaPropia> => {
  if (alarma === 'resolucion' || alarma === 'banco')
    return { ...mirada, esperas: await findEsperas(db, { abogado: mirada.abogado }, mirada.hoy) }
  if (alarma !== 'convenio' || mirada.sinMontos) return mirada
  return { ...mirada, enRiesgo: await findPlanesEnRiesgo(db, { abogado: '' }, mirada.hoy) }
}

type AlarmasMiradas = Partial<Pick<FechasDeAlarma, 'resolucion' | 'banco' | 'convenio'>>

export type RiesgosDeCaso = ReadonlyMap<string, AlarmasMiradas>

export const joinRiesgos = (
  esperas: readonly EsperaDeCaso[],
  planes: readonly Pick<PlanEnRiesgo, keyof ClaveDeCaso | 'hasta'>[],
): RiesgosDeCaso => {
  const riesgos = new Map<string, AlarmasMiradas>()
  const note = (clave: ClaveDeCaso, alarma: AlarmasMiradas) => {
    const caso = writeClaveDeCaso(clave)
    // The plan that lapses first comes first. When the map already has a plan for the case, that plan lapses earlier,
    // so it stays.
    riesgos.set(caso, { ...alarma, ...riesgos.get(caso) })
  }
  for (const { clase, hasta, ...clave } of esperas) note(clave, { [clase]: hasta })
  for (const { hasta, ...clave } of planes) note(clave, { convenio: hasta })
  return riesgos
}

/**
 * Finds the alarms that the table of cases does not store. One is the last day to save the agreement that lapses first.
 * The other is the last day for a judge or a bank to answer.
 */
export const findRiesgos = async (
  db: Queryable,
  filas: readonly Pick<FilaDeMesa, 'tipo' | 'imponible' | 'recurso' | 'en_convenio'>[],
  { hoy, sinMontos }: Pick<MiradaPropia, 'hoy' | 'sinMontos'>,
): Promise<RiesgosDeCaso> => {
  const claves = filas.filter(({ en_convenio: enConvenio }) => enConvenio)
  const planes =
    sinMontos || claves.length === 0 ? [] : await findPlanesEnRiesgo(db, { claves }, hoy)
  const esperas = filas.length === 0 ? [] : await findEsperas(db, { claves: filas }, hoy)
  return joinRiesgos(esperas, planes)
}

const faltanDe = (vence: Fecha | null, hoy: Fecha): number | null =>
  vence && daysBetween(hoy, vence)

const ultimosDe = (fila: FilaDeMesa): UltimosDeCaso => ({
  actuacion: fila.actuacion_fecha && { fecha: fila.actuacion_fecha },
  situacion: fila.situacion_fecha &&
    fila.situacion_clase && { fecha: fila.situacion_fecha, clase: fila.situacion_clase },
  titulo: fila.titulo,
})

const saldadaDe = ({ saldada: desde, saldada_sabida: sabido }: FilaDeMesa) =>
  desde && { desde, sabido: sabido ?? desde }

const prescripcionDe = ({ prescripcion }: FilaDeMesa, hoy: Fecha): CasoDeMesa['prescripcion'] => {
  if (prescripcion === null) return null
  const { primero, proximo, periodo, ...resto } = prescripcion
  const pasado = primero !== null && primero < hoy
  return {
    primero: primero && seeDiaDePrescripcion(primero, hoy),
    proximo: pasado && proximo ? seeDiaDePrescripcion(proximo, hoy) : null,
    periodo: periodo === null ? '' : formatPeriodo(periodoDeOrdinal(periodo)),
    ...resto,
  }
}

export const toCasoDeMesa = (
  fila: FilaDeMesa,
  { hoy, fechas, sinMontos }: Pick<MiradaPropia, 'hoy' | 'fechas' | 'sinMontos'>,
  riesgos: RiesgosDeCaso,
): CasoDeMesa => {
  const { vence, plazo_desde: desde, solapa } = fila
  const plazo = vence && desde && { vence, desde }
  const riesgo = riesgos.get(writeClaveDeCaso(fila))
  return {
    tipo: fila.tipo,
    imponible: fila.imponible,
    recurso: fila.recurso,
    categoria: fila.tipo === 'C' ? 'comercio' : 'inmueble',
    abogado: fila.abogado,
    contribuyente: fila.contribuyente ?? '',
    situacion: tipoDeCaso(fila.mesa).situacion,
    etapa: fila.etapa ?? '',
    actuacion: fila.actuacion,
    radicacion: fila.radicacion,
    expediente: fila.expediente ?? '',
    mesa: fila.mesa,
    solapa,
    ultima: fila.ultima_fecha,
    inicial: fila.ingreso,
    vence,
    saldada: fila.saldada,
    cierre: decideCierre({
      saldada: saldadaDe(fila),
      conMedida: fila.con_medida,
      cerrada: fila.cerrada,
    }).valor,
    faltan: faltanDe(vence, hoy),
    cambio: findCambioSinPlazo(fila.plazo_origen, ultimosDe(fila)),
    plazo: decideEstadoDePlazo(plazo, fila.saldada !== null, { hoy, fechas, solapa }).valor,
    color: decideColor(plazo, { hoy, fechas, solapa }).valor,
    alarmas: [
      ...decideAlarmas(
        {
          ...{ caducidad: fila.caducidad, medida: fila.medida_vence, saldada: fila.saldada },
          resolucion: riesgo?.resolucion ?? null,
          banco: riesgo?.banco ?? null,
          convenio: riesgo?.convenio ?? null,
        },
        hoy,
      ).valor,
    ],
    prescripcion: prescripcionDe(fila, hoy),
    monto: sinMontos ? null : wireAmount(fila.monto),
  }
}
