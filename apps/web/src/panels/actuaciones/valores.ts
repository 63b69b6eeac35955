import type { DatoDeActuacion } from '@apremia/api-client'
import {
  type ActuacionTecleada,
  CAMPOS_DE_ACTUACION,
  type ClaveDeDato,
  findFormulario,
} from '@apremia/core'
import { toImporteTecleado } from '../../ui/accept-importe.ts'
import { today } from '../../ui/format.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'

export const CLAVES_DE_DATO = Object.keys(CAMPOS_DE_ACTUACION) as ClaveDeDato[]

/**
 * Names of the form fields, for all the types of case action and in the order of the form. A field that the chosen type
 * does not have stays empty.
 */
export const CAMPOS_DEL_FORM = [
  'fecha',
  'tp_id',
  'abogado',
  'recursos',
  ...CLAVES_DE_DATO,
  'obs',
] as const
export type Campo = 'fecha' | 'tp_id' | 'abogado' | 'recursos' | 'obs' | ClaveDeDato

export type ValoresDeActuacion = Record<Campo, string>

const esMarca = (clave: ClaveDeDato): boolean => CAMPOS_DE_ACTUACION[clave].clase === 'marca'

/**
 * Converts a saved value of a case action to the value of its form field. A text is as a person would type it. A
 * checkbox is '0' or '1', and an empty value means not checked (S2 §5).
 */
const teclear = (clave: ClaveDeDato, dato: DatoDeActuacion): string => {
  const valor = String(dato[clave] ?? '')
  if (esMarca(clave)) return valor === '1' ? '1' : '0'
  return CAMPOS_DE_ACTUACION[clave].clase === 'importe' ? toImporteTecleado(valor) : valor
}

const datosDe = (dato: DatoDeActuacion): Record<ClaveDeDato, string> =>
  Object.fromEntries(CLAVES_DE_DATO.map((clave) => [clave, teclear(clave, dato)])) as Record<
    ClaveDeDato,
    string
  >

export const valoresNuevos = (tpId: number): ValoresDeActuacion => ({
  fecha: today(),
  tp_id: String(tpId),
  abogado: '',
  recursos: '',
  obs: '',
  ...datosDe({}),
})

export const valoresDe = ({
  fecha,
  tp_id,
  abogado,
  dato,
  obs,
  recurso,
}: Actuacion): ValoresDeActuacion => ({
  fecha,
  tp_id: String(tp_id),
  abogado,
  recursos: recurso,
  obs,
  ...datosDe(dato),
})

export const readRecursos = (texto: string): readonly string[] =>
  texto.split(',').filter((recurso) => recurso !== '')

/**
 * Converts the values of the form to the input of `validateActuacion`. The input has only the data that the type of
 * case action asks for.
 */
export const tecleadaDe = (
  valores: ValoresDeActuacion,
  tpId: number | null,
  gpId: number,
): ActuacionTecleada => ({
  fecha: valores.fecha,
  tpId,
  gpId,
  obs: valores.obs,
  recursos: readRecursos(valores.recursos),
  dato:
    tpId === null
      ? {}
      : Object.fromEntries(findFormulario(tpId).campos.map(({ clave }) => [clave, valores[clave]])),
})
