import type { Contract, DatoDeActuacion, ReplyOf } from '@apremia/api-client'
import type { Fecha } from '@apremia/core'
import type { TipoImponible } from '../platform/db/columnas.ts'

export type ActuacionWire = ReplyOf<Contract['getActuacion']>
export type GuardadaWire = ReplyOf<Contract['saveActuaciones']>[number]

export interface FilaDeActuacion {
  readonly id: number
  readonly tipo: TipoImponible
  readonly imponible: number
  readonly recurso: string
  readonly abogado: string
  readonly fecha: Fecha
  readonly tp_id: number
  readonly tipo_nombre: string
  readonly gp_id: number
  readonly gp_nombre: string
  readonly ingreso: string
  readonly obs: string
  readonly vigente: boolean
  readonly dato: DatoDeActuacion
  readonly version: number
  readonly lote: string | null
  readonly anterior: number | null
  readonly carta: number | null
  readonly baja: string | null
  readonly baja_motivo: string
  readonly baja_autor: string
  readonly tiempo: number | null
  readonly tipo_tiempo: string | null
  readonly activo: boolean
  readonly evaluacion: boolean
  readonly show: boolean
  readonly documentos: readonly {
    readonly id: number
    readonly nombre: string
    readonly tamano: number
    readonly tipo: string
    readonly autor: string
    readonly creado: string
  }[]
}

const instante = (texto: string): string => new Date(texto).toISOString()

export const toActuacion = (fila: FilaDeActuacion): ActuacionWire => ({
  id: fila.id,
  id_etapa: fila.id,
  tipo: fila.tipo,
  imponible: fila.imponible,
  recurso: fila.recurso,
  abogado: fila.abogado,
  codexterno: fila.abogado,
  fecha: fila.fecha,
  tp_id: fila.tp_id,
  tipo_nombre: fila.tipo_nombre,
  gp_id: fila.gp_id,
  gp_nombre: fila.gp_nombre,
  ingreso: instante(fila.ingreso),
  obs: fila.obs,
  vigente: fila.vigente ? '1' : '0',
  dato: fila.tipo === 'C' ? { ...fila.dato, recursos: [fila.recurso] } : fila.dato,
  documentos: fila.documentos.map((uno) => ({ ...uno, creado: instante(uno.creado) })),
  tipo_etapa: {
    nombre: fila.tipo_nombre,
    grupo: fila.gp_id,
    tiempo: fila.tiempo,
    tipo_tiempo: fila.tipo_tiempo,
    estado: fila.activo ? 'activo' : 'archivado',
    evaluacion: fila.evaluacion,
    show: fila.show,
  },
  version: fila.version,
  lote: fila.lote,
  anterior: fila.anterior !== null || fila.carta !== null,
  baja:
    fila.baja === null
      ? null
      : { motivo: fila.baja_motivo, autor: fila.baja_autor, momento: instante(fila.baja) },
})
