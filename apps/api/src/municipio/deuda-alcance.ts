import {
  alcanceDe,
  eligeAbogado,
  type Motivo,
  type Principal,
  parseCodigoAbogado,
  textos,
} from '@apremia/core'
import type { AppError } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { FiltroDeImponible, Paginado } from './deuda-proveedor.ts'

export const refuseMotivos = (motivos: readonly Motivo[]): AppError =>
  camposRechazados(400, 'campos-invalidos', motivos)

/**
 * Returns the lawyer's code that limits a list. '' means no limit. Null means that the person has no code and sees no
 * rows (D13, T1).
 */
export const abogadoDe = (sesion: Principal, pedido: string): string | null => {
  const dado = eligeAbogado(sesion) ? pedido : ''
  const codigo = dado === '' ? '' : parseCodigoAbogado(dado)
  if (codigo === undefined) {
    throw refuseMotivos([
      { codigo: 'busqueda.campo', campo: 'abogado', mensaje: textos.busqueda.abogado },
    ])
  }
  const alcance = alcanceDe(sesion, codigo)
  return alcance.tipo === 'ninguno' ? null : (alcance.abogado ?? '')
}

export const listWithin = async <Filtro extends { readonly abogado: string }, Fila>(
  sesion: Sesion,
  filtro: Filtro,
  list: (filtro: Filtro) => Promise<Paginado<Fila>>,
): Promise<Paginado<Fila>> => {
  const abogado = abogadoDe(sesion, filtro.abogado)
  return abogado === null ? { rows: [], total: 0 } : list({ ...filtro, abogado })
}

/**
 * Refuses a request that names neither a property or business nor a lawyer, because a list of all the cases of the
 * municipality is useless (D78).
 */
export const requireCriterio = ({ imponible, abogado }: FiltroDeImponible): void => {
  if (imponible !== '' || abogado !== '') return
  const mensaje = textos.deudas.imponibleOAbogado
  throw refuseMotivos([{ codigo: 'deuda.sin-criterio', campo: 'imponible', mensaje }])
}
