import { formatNomenclatura, formatUbicacion, type ImponibleEnPadron } from '@apremia/core'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import { recurso as recursoTable } from '../recursos/recurso-table.ts'
import { type ClaveImponible, claveDeImponible, numerosDe } from './clave-imponible.ts'
import { comercio } from './comercio-table.ts'
import { findDeudores } from './deudores-repo.ts'
import { imponibleRecurso } from './imponible-recurso-table.ts'
import { inmueble } from './inmueble-table.ts'

export interface ImponibleEncontrado extends Omit<ImponibleEnPadron, 'deuda'> {
  readonly tieneRecurso: boolean
}

interface Lugar {
  readonly ubicacion: string
  readonly nomenclatura: string
  readonly partida: string
}

type FilaInmueble = typeof inmueble.$inferSelect

const parte = (numero: number | null, letra: string) => ({ numero: String(numero ?? ''), letra })

const nomenclaturaDe = (fila: FilaInmueble): string =>
  formatNomenclatura({
    circunscripcion: fila.circuns,
    seccion: fila.seccion,
    chacra: parte(fila.chacraNro, fila.chacraLet),
    quinta: parte(fila.quintaNro, fila.quintaLet),
    fraccion: parte(fila.fraccionNro, fila.fraccionLet),
    manzana: parte(fila.manzanaNro, fila.manzanaLet),
    parcela: parte(fila.parcelaNro, fila.parcelaLet),
    unidadFuncional: String(fila.uniFuncional ?? ''),
  })

const isOneOf = (column: SQL | typeof inmueble.nroInmueble, numeros: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(numeros)}::integer[])`

const lugarDe = (
  domicilio: Parameters<typeof formatUbicacion>[0],
  terreno: FilaInmueble | null,
): Lugar => ({
  ubicacion: formatUbicacion(domicilio),
  nomenclatura: terreno === null ? '' : nomenclaturaDe(terreno),
  partida: terreno?.parProvincial ?? '',
})

/**
 * Finds the address, the cadastral designation and the partida (provincial property number) of each property or
 * business. A business has its own address, but the designation and the partida of its property.
 */
const findLugares = async (
  db: Queryable,
  tipo: TipoImponible,
  numeros: readonly number[],
): Promise<Map<number, Lugar>> => {
  if (tipo === 'I') {
    const rows = await db.select().from(inmueble).where(isOneOf(inmueble.nroInmueble, numeros))
    return new Map(rows.map((row) => [row.nroInmueble, lugarDe(row, row)]))
  }
  const rows = await db
    .select()
    .from(comercio)
    .leftJoin(inmueble, eq(inmueble.nroInmueble, comercio.nroInmueble))
    .where(sql`${comercio.nroComercio} = any(${sql.param(numeros)}::integer[])`)
  return new Map(rows.map((row) => [row.comercio.nroComercio, lugarDe(row.comercio, row.inmueble)]))
}

const findRecursos = async (
  db: Queryable,
  tipo: TipoImponible,
  numeros: readonly number[],
): Promise<Map<number, Map<string, string>>> => {
  const rows = await db
    .select({
      imponible: imponibleRecurso.imponible,
      codigo: recursoTable.codigo,
      nombre: recursoTable.nombre,
    })
    .from(imponibleRecurso)
    .innerJoin(recursoTable, eq(recursoTable.codigo, imponibleRecurso.recurso))
    .where(
      and(
        eq(imponibleRecurso.tipo, tipo),
        sql`${imponibleRecurso.imponible} = any(${sql.param(numeros)}::integer[])`,
      ),
    )
    .orderBy(asc(imponibleRecurso.imponible), asc(imponibleRecurso.recurso))
  const found = new Map<number, Map<string, string>>()
  for (const { imponible, codigo, nombre } of rows) {
    const recursos = found.get(imponible) ?? new Map<string, string>()
    found.set(imponible, recursos.set(codigo, nombre))
  }
  return found
}

export const findImponibles = async (
  db: Queryable,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
): Promise<Map<string, ImponibleEncontrado>> => {
  const numeros = numerosDe(claves)
  const lugares = await findLugares(db, tipo, numeros)
  const recursos = await findRecursos(db, tipo, numeros)
  const deudores = await findDeudores(db, tipo, numeros)
  const found = new Map<string, ImponibleEncontrado>()
  for (const clave of claves) {
    const numero = numeroDe(clave.imponible)
    const lugar = numero === undefined ? undefined : lugares.get(numero)
    if (numero === undefined || lugar === undefined) continue
    const propios = recursos.get(numero) ?? new Map<string, string>()
    found.set(claveDeImponible(clave), {
      deudores: [],
      caracter: '',
      domicilio: '',
      ...deudores.get(numero),
      ...lugar,
      recursos: [...propios.keys()],
      tieneRecurso: propios.has(clave.recurso),
    })
  }
  return found
}
