import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  daysBetween,
  decideColor,
  eligeAbogado,
  type Fecha,
  type FechasDeMesa,
  fechaEnZona,
  tipoDeCaso,
  wireAmount,
} from '@apremia/core'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import { abogadoDe } from '../municipio/deuda-alcance.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import type { FilaDeMesa, MiradaDeLista } from './mesas-repo.ts'

type CasoDeMesa = ReplyOf<Contract['pageMesa']>[number]

export interface MiradaPropia extends MiradaDeLista {
  readonly fechas: FechasDeMesa
  /** Amounts are the municipality's own and not here. */
  readonly sinMontos: boolean
}

/** What the person may look at of a desk today; null who has no code (D13). */
export const readMirada = async (
  { config, db, ahora }: Pick<Services, 'config' | 'db' | 'ahora'>,
  sesion: Sesion,
  pedido: string,
): Promise<MiradaPropia | null> => {
  const abogado = abogadoDe(sesion, pedido)
  if (abogado === null) return null
  const fechas = await readFechasDeMesa(db)
  return {
    hoy: fechaEnZona(ahora()),
    fechas,
    fechaInicial: fechas.fechaInicial,
    abogado,
    propio: eligeAbogado(sesion) ? '' : sesion.abogado,
    sinMontos: config.servicioMunicipal !== undefined,
  }
}

const faltanDe = (vence: Fecha | null, hoy: Fecha): number | null =>
  vence && daysBetween(hoy, vence)

/** A case as its desk shows it, with the colour core says. */
export const toCasoDeMesa = (
  fila: FilaDeMesa,
  { hoy, fechas, sinMontos }: Pick<MiradaPropia, 'hoy' | 'fechas' | 'sinMontos'>,
): CasoDeMesa => {
  const { vence, plazo_desde: desde, solapa } = fila
  const plazo = vence && desde && { vence, desde }
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
    inicial: desde,
    vence,
    faltan: faltanDe(vence, hoy),
    color: decideColor(plazo, { hoy, fechas, solapa }).valor,
    monto: sinMontos ? null : wireAmount(fila.monto),
  }
}
