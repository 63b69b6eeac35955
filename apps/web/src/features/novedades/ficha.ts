import { novedades as calls } from '@apremia/api-client'
import { bodySchema } from '../../api/endpoint.ts'
import { checkBody } from '../../api/validate.ts'
import type { Start } from '../../ui/record/use-record-form.ts'
import type { Novedad } from './novedades-api.ts'

const VACIA = {
  apynom: '',
  dni: '',
  cuit: '',
  cuim: '',
  calle: '',
  nro: '',
  telefono: '',
  email: '',
  titulo: '',
  gp_estado: '',
  estado: '',
}

export type ValoresDeContribuyente = typeof VACIA

export const CAMPOS_DE_CONTRIBUYENTE = Object.keys(VACIA) as (keyof ValoresDeContribuyente)[]

const numeroDe = (valor: string): number | null => (valor === '' ? null : Number(valor))

export const toBody = ({ gp_estado, estado, ...textos }: ValoresDeContribuyente) => ({
  ...textos,
  gp_estado: numeroDe(gp_estado),
  estado: numeroDe(estado),
})

const NUEVA = bodySchema(calls.createNovedad)
const GUARDADA = bodySchema(calls.saveContribuyente)

/**
 * Validates a new taxpayer, who needs a national identity number (DNI). A saved taxpayer may have only a municipal
 * number (CUIM) (S2 §5, D120).
 */
export const checkNueva = (valores: ValoresDeContribuyente) => checkBody(NUEVA, toBody(valores))
export const checkGuardada = (valores: ValoresDeContribuyente) =>
  checkBody(GUARDADA, toBody(valores))

export const startOf = (de: Novedad | undefined): Start<ValoresDeContribuyente> => ({
  valores: de
    ? {
        apynom: de.apynom,
        dni: de.dni,
        cuit: de.cuit,
        cuim: de.cuim,
        calle: de.calle,
        nro: de.nro,
        telefono: de.telefono,
        email: de.email,
        titulo: de.titulo,
        gp_estado: String(de.gp_estado ?? ''),
        estado: String(de.estado ?? ''),
      }
    : VACIA,
  rest: undefined,
  version: de?.version ?? 0,
})
