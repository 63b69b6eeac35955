import {
  CAMPOS_DE_ACTUACION,
  type ClaveDeDato,
  type ColumnaDeActuacion,
  etiquetaDeDato,
  textos,
} from '@apremia/core'
import type { HeadingSpec } from '../table/find-headings.ts'

const { columnas, motivo } = textos.actuaciones.libro

type ColumnaFija = Exclude<ColumnaDeActuacion, ClaveDeDato>

const ALIAS: Readonly<Partial<Record<ColumnaDeActuacion, readonly string[]>>> = {
  imponible: [
    ...['nro imponible', 'numero de imponible', 'inmueble', 'nro inmueble', 'numero de inmueble'],
    ...['comercio', 'nro comercio', 'numero de comercio'],
  ],
  recurso: ['cod recurso', 'codigo de recurso'],
  fecha: ['fecha de la actuacion'],
  grupo: ['grupo de etapa'],
  tipo: ['tipo de actuacion', 'actuacion', 'etapa', 'tipo de etapa'],
  abogado: ['cod abogado', 'codigo de abogado', 'codigo del abogado'],
  obs: ['observacion'],
  nroexpte: ['expediente', 'numero de expediente'],
  nrotit: ['titulo', 'numero de titulo ejecutivo'],
}

const OBLIGATORIAS: readonly ColumnaDeActuacion[] = ['imponible', 'recurso', 'fecha', 'tipo']

const fija = (key: ColumnaFija): HeadingSpec<ColumnaDeActuacion> => ({
  key,
  title: columnas[key].toUpperCase(),
  aliases: ALIAS[key] ?? [],
  required: OBLIGATORIAS.includes(key),
})

const deDato = (key: ClaveDeDato): HeadingSpec<ColumnaDeActuacion> => ({
  key,
  title: etiquetaDeDato(key).toUpperCase(),
  aliases: [key, ...(ALIAS[key] ?? [])],
  required: false,
})

export const DATOS_DE_ACTUACION = Object.keys(CAMPOS_DE_ACTUACION) as readonly ClaveDeDato[]

export const HEADINGS_DE_ACTUACIONES: readonly HeadingSpec<ColumnaDeActuacion>[] = [
  ...(Object.keys(columnas) as ColumnaFija[]).map(fija),
  ...DATOS_DE_ACTUACION.map(deDato),
]

/**
 * Heading of the column of reasons in the workbook of refused rows. When a person corrects that workbook and uploads
 * it, the program ignores this column.
 */
export const MOTIVO_DEL_RECHAZO = motivo.toUpperCase()
