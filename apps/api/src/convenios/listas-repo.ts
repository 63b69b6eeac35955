import {
  CERO,
  type EstadoDeConvenio,
  type Fecha,
  type FormaDePago,
  type Porcentaje,
  parsePorcentaje,
} from '@apremia/core'
import { asc, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import {
  convenioArancel,
  convenioCaracter,
  convenioEstado,
  convenioFormaPago,
  tipoRetiro,
} from './convenio-lista-table.ts'

export interface Caracter {
  readonly id: number
  readonly nombre: string
  readonly otros: boolean
  readonly representa: boolean
  readonly activo: boolean
}

interface FormaOfrecida extends FormaDePago {
  readonly activo: boolean
}

export const elegiblesDe = <F extends { readonly id: number; readonly activo: boolean }>(
  filas: readonly F[],
  propia: number | undefined,
): F[] => filas.filter(({ id, activo }) => activo || id === propia)

export interface FilaDeArancel {
  readonly estadoId: number
  readonly vigenteDesde: Fecha
  readonly porcentual: string
  readonly gastofijo: string
  readonly jus: EstadoDeConvenio['jus']
}

export interface Listas {
  readonly caracteres: readonly Caracter[]
  readonly formas: readonly FormaOfrecida[]
  readonly retiros: readonly { readonly id: number; readonly nombre: string }[]
  readonly estados: readonly {
    readonly id: number
    readonly nombre: string
    readonly judicial: boolean
  }[]
  readonly aranceles: readonly FilaDeArancel[]
}

export const listCaracteres = (db: Queryable): Promise<Caracter[]> =>
  db.select().from(convenioCaracter).orderBy(asc(convenioCaracter.id))

export const listFormas = (db: Queryable): Promise<FormaOfrecida[]> =>
  db.select().from(convenioFormaPago).orderBy(asc(convenioFormaPago.id))

export const listRetiros = (db: Queryable) =>
  db.select().from(tipoRetiro).orderBy(asc(tipoRetiro.id))

export const listEstados = (db: Queryable) =>
  db.select().from(convenioEstado).orderBy(asc(convenioEstado.id))

export const listAranceles = (db: Queryable): Promise<FilaDeArancel[]> =>
  db.select().from(convenioArancel).orderBy(asc(convenioArancel.estadoId), sql`vigente_desde desc`)

export const lockAranceles = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${convenioArancel} in share row exclusive mode`)
}

export const loadListas = async (db: Queryable): Promise<Listas> => ({
  caracteres: await listCaracteres(db),
  formas: await listFormas(db),
  retiros: await listRetiros(db),
  estados: await listEstados(db),
  aranceles: await listAranceles(db),
})

export const loadTablaDeHonorarios = async (
  db: Queryable,
): Promise<Pick<Listas, 'estados' | 'aranceles'>> => ({
  estados: await listEstados(db),
  aranceles: await listAranceles(db),
})

export const arancelVigente = (
  aranceles: readonly FilaDeArancel[],
  estado: number,
  fecha: Fecha,
): FilaDeArancel | undefined =>
  // For each state of an agreement, `aranceles` has the newest row of the fee table first. The first row whose date is
  // not after `fecha` is therefore the one in force.
  aranceles.find(({ estadoId, vigenteDesde }) => estadoId === estado && vigenteDesde <= fecha)

const porcentaje = (texto: string): Porcentaje =>
  parsePorcentaje(texto) ?? { numerador: 0n, denominador: 100n }

export const toEstado = (
  { id, nombre, judicial }: Listas['estados'][number],
  { porcentual, gastofijo, jus }: Pick<FilaDeArancel, 'porcentual' | 'gastofijo' | 'jus'>,
): EstadoDeConvenio => ({
  id,
  nombre,
  judicial,
  estporc: porcentual,
  porcentual: porcentaje(porcentual),
  estgasto: gastofijo,
  gastofijo: porcentaje(gastofijo),
  jus: jus !== null && jus > CERO ? jus : null,
})

export const estadoVigente = (
  { estados, aranceles }: Pick<Listas, 'estados' | 'aranceles'>,
  id: number,
  fecha: Fecha,
): EstadoDeConvenio | undefined => {
  const estado = estados.find((e) => e.id === id)
  const arancel = arancelVigente(aranceles, id, fecha)
  return estado && arancel && toEstado(estado, arancel)
}
