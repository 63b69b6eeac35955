import {
  CAMPOS_DE_INMUEBLE,
  type CampoDeInmueble,
  NOMBRES_DE_CAMPOS,
  type ValorDeCampo,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'

export const columnaDe = (campo: CampoDeInmueble): string =>
  campo === 'APYNOM' ? 'titular' : campo.toLowerCase()

const CAMPO_DE = new Map(NOMBRES_DE_CAMPOS.map((campo) => [columnaDe(campo), campo]))

export const campoDe = (columna: string): string => CAMPO_DE.get(columna) ?? columna.toUpperCase()

export const esEntero = (campo: CampoDeInmueble): boolean =>
  CAMPOS_DE_INMUEBLE[campo].clase === 'numero'

export const listColumnas = (campos: readonly CampoDeInmueble[], alias: string): SQL =>
  sql.raw(campos.map((campo) => `${alias}.${columnaDe(campo)}`).join(', '))

export const camposDeCarga = (
  columnas: readonly { readonly columna: string; readonly titulo: string | null }[],
): CampoDeInmueble[] => {
  const tiene = new Set(columnas.flatMap(({ columna, titulo }) => (titulo === null ? [] : columna)))
  return NOMBRES_DE_CAMPOS.filter((campo) => tiene.has(campo))
}

export const toValor = (valor: unknown): ValorDeCampo => {
  if (typeof valor === 'boolean') return valor ? 'SI' : 'NO'
  return typeof valor === 'number' || (typeof valor === 'string' && valor !== '') ? valor : null
}
