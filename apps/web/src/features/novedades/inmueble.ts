import { novedades as calls } from '@apremia/api-client'
import { bodySchema } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import type { Start } from '../../ui/record/use-record-form.ts'

const VACIO = { inmueble: '', recurso: '', caracter: '', observaciones: '' }

export type ValoresDeInmueble = typeof VACIO

export const CAMPOS_DE_FICHA_DE_INMUEBLE = Object.keys(VACIO) as (keyof ValoresDeInmueble)[]

/** Property that a person edits in the form. `id` is undefined for a property that is not saved yet. */
export interface InmuebleEditable {
  readonly id?: number
  readonly inmueble: number
  readonly recurso: string
  readonly caracter: string
  readonly observaciones: string
  readonly version: number
}

export type InmuebleSinGuardar = Omit<InmuebleEditable, 'id'>

export interface InmueblePendiente extends InmuebleSinGuardar {
  readonly archivos: readonly File[]
}

/** Removes the prefix `inmueble.`, which the field names have in the server's error messages but not in the form. */
const sinPrefijo = (campo: string): string => campo.replace(/^inmueble\./, '')

const SCHEMA = bodySchema(calls.createInmuebleDeNovedad)

export const readFichaDeInmueble = (valores: ValoresDeInmueble) =>
  SCHEMA.cast({ inmueble: { ...valores, recurso: valores.recurso.toUpperCase() } }).inmueble

/** Validates a property. A saved property without a tax may stay without one (S1 §3). */
export const checkInmueble = (valores: ValoresDeInmueble, guardadoSinRecurso: boolean) =>
  checkBody(SCHEMA, { inmueble: valores })
    .map(({ campo, ...motivo }) => ({ ...motivo, campo: sinPrefijo(campo) }))
    .filter(({ campo }) => !(guardadoSinRecurso && campo === 'recurso' && valores.recurso === ''))

export const faltasDe = (failure: Failure): Failure => ({
  ...failure,
  fields: (failure.fields ?? []).map(({ field, message }) => ({
    field: sinPrefijo(field),
    message,
  })),
})

export const startOfInmueble = (de: InmuebleEditable | undefined): Start<ValoresDeInmueble> => ({
  valores: de
    ? {
        inmueble: String(de.inmueble),
        recurso: de.recurso,
        caracter: de.caracter,
        observaciones: de.observaciones,
      }
    : VACIO,
  rest: undefined,
  version: de?.version ?? 0,
})

export const claveDeInmueble = ({
  inmueble,
  recurso,
}: Pick<InmuebleEditable, 'inmueble' | 'recurso'>): string => `${inmueble}_${recurso}`
