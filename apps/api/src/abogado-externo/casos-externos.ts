import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  decideAntiguedad,
  decideEstadoDePlazo,
  type FiltroExterno,
  formatDomicilio,
  formatDomicilioPostal,
  partidoDePartida,
  tipoDeCaso,
  wireAmount,
} from '@apremia/core'
import type { MiradaPropia } from '../mesas/casos-de-mesa.ts'
import { nomenclaturaDe } from '../municipio/embebido/terreno.ts'
import type { FilaDeCasoExterno } from './externos-repo.ts'

type CasoExterno = ReplyOf<Contract['searchCasos']>[number]
export type CasoExternoCompleto = ReplyOf<Contract['getCaso']>

const fechado = <F extends string>(fecha: F | null) => fecha && { fecha }

export const toCasoExterno = (
  fila: FilaDeCasoExterno,
  { hoy, fechas }: Pick<MiradaPropia, 'hoy' | 'fechas'>,
  filtro: FiltroExterno | null,
): CasoExterno => {
  const { titular, terreno, lugar } = fila
  const movimientos = {
    actuacion: fechado(fila.actuacion_fecha),
    efectiva: fechado(fila.efectiva_fecha),
    saldada: fila.saldada && { desde: fila.saldada },
  }
  const { valor: antiguedad } = decideAntiguedad(movimientos, { hoy, fechas, filtro })
  return {
    tipo: fila.tipo,
    imponible: fila.imponible,
    recurso: fila.recurso,
    contribuyente: titular?.apynom ?? '',
    mesa: fila.mesa,
    situacion: tipoDeCaso(fila.mesa).situacion,
    ubicacion: lugar ? formatDomicilio(lugar) : '',
    domicilio: titular
      ? formatDomicilioPostal({ ...titular, codigoPostal: titular.codigo_postal })
      : '',
    nomenclatura: terreno ? nomenclaturaDe(terreno) : '',
    partida: terreno?.par_provincial ?? '',
    abogado: fila.abogado,
    estado: antiguedad?.estado ?? null,
    etiqueta: antiguedad?.etiqueta ?? '',
    aviso: antiguedad?.aviso ?? '',
    limite: fila.limite,
    plazo: decideEstadoDePlazo(
      fila.vence && fila.plazo_desde && { vence: fila.vence, desde: fila.plazo_desde },
      fila.saldada !== null,
      { hoy, fechas, solapa: fila.solapa },
    ).valor,
  }
}

const parte = (numero: number | null | undefined, letra = ''): string => `${numero ?? ''}${letra}`

export const toFichaDeCaso = (
  fila: FilaDeCasoExterno,
  mirada: MiradaPropia,
): CasoExternoCompleto => {
  const { terreno } = fila
  return {
    ...toCasoExterno(fila, mirada, null),
    categoria: fila.tipo === 'C' ? 'comercio' : 'inmueble',
    partido: partidoDePartida(terreno?.par_provincial ?? ''),
    circunscripcion: terreno?.circuns ?? '',
    seccion: terreno?.seccion ?? '',
    manzana: parte(terreno?.manzana_nro, terreno?.manzana_let),
    parcela: parte(terreno?.parcela_nro, terreno?.parcela_let),
    monto: mirada.sinMontos ? null : wireAmount(fila.monto),
    numeroDeContribuyente: fila.titular?.nro_contrib ?? null,
    historial: fila.etapa ?? '',
    ultimaActuacion: fila.actuacion_fecha,
  }
}
