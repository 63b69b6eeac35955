import type { Contract, TipoDeReply } from '@apremia/api-client'
import { type FichaDeAbogado, ROL_DE_ABOGADO, type Rol } from '@apremia/core'
import type { abogado } from './abogado-table.ts'

export type AbogadoWire = TipoDeReply<Contract['getAbogadoPropio']>
export type AbogadoRow = typeof abogado.$inferSelect

export const toFicha = ({ tipodni, version, ...ficha }: AbogadoRow): FichaDeAbogado => ficha

type Marca = 'baja' | 'inscripto'
type ConMarcas = { readonly [M in Marca]?: '0' | '1' | undefined }

/**
 * Converts the fields `baja` (the lawyer left) and `inscripto` (the lawyer is registered for VAT) of a request from '0'
 * or '1' to booleans (D109).
 */
export const fromWire = <T extends ConMarcas>({
  baja,
  inscripto,
  ...resto
}: T): Omit<T, Marca> & { readonly [M in Marca]?: boolean } => ({
  ...resto,
  ...(baja === undefined ? {} : { baja: baja === '1' }),
  ...(inscripto === undefined ? {} : { inscripto: inscripto === '1' }),
})

const rolOf = (rol: Rol | null): string => {
  if (rol === null) return ''
  return rol === 'user' ? ROL_DE_ABOGADO : rol
}

export const toWire = (
  row: AbogadoRow,
  { titulo, rol }: { readonly titulo: string | null; readonly rol: Rol | null },
): AbogadoWire => ({
  ...row,
  abo_titulo: titulo === null ? null : { titulo },
  inscripto: row.inscripto ? '1' : '0',
  baja: row.baja ? '1' : '0',
  rol: rolOf(rol),
})
