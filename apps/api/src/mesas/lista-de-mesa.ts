import type { mesas, QueryOf } from '@apremia/api-client'
import { TIPOS_FIJOS } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { whereAll } from '../municipio/embebido/listados-select-page.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import {
  desdeDe,
  EXPRESIONES_DE_MESA,
  enVentana,
  type MiradaDeLista,
  whereOfMesa,
} from './filtro-de-mesa.ts'

export type ListaDeMesa = Omit<QueryOf<typeof mesas.pageMesa>, keyof Pagina>

export const RADICACIONES = sql.raw(
  [TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior].join(', '),
)

export const montoDe = (alias: SQL, propio: string): SQL =>
  propio === ''
    ? sql`${alias}.total`
    : sql`coalesce((select sum(d.total)::bigint from deuda d
        where (d.tipo, d.imponible, d.recurso) = (${alias}.tipo, ${alias}.imponible, ${alias}.recurso)
          and d.legal = ${propio} and d.legal <> '' and d.estado <> 'CANCELADA'), 0)`

export const whereOfLista = (lista: ListaDeMesa, mirada: MiradaDeLista): SQL => {
  const { solapa } = EXPRESIONES_DE_MESA[lista.mesa]
  const desde = desdeDe(lista, mirada.hoy)
  return whereAll([
    lista.solapa === 'todos' ? undefined : sql`${solapa} = ${lista.solapa}`,
    desde === null || lista.solapa === 'sinEvaluar' ? undefined : enVentana(solapa, desde),
    whereOfMesa(lista, mirada),
  ])
}
