import type { Contract, ReplyOf } from '@apremia/api-client'
import type { TipoDeEtapa, ValorDeEtapa } from '@apremia/core'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { grupoEtapa, tipoEtapa } from './tipo-etapa-table.ts'

type Etapa = ReplyOf<Contract['listaEtapas']>[number] & { readonly cierra: boolean }

export const selectGrupos = (db: Queryable) =>
  db
    .select({ id: grupoEtapa.gpId, nombre: grupoEtapa.nombre })
    .from(grupoEtapa)
    .orderBy(asc(grupoEtapa.gpId))

export const listEtapas = async (
  db: Queryable,
  { grupo, tipo }: { readonly grupo?: number | undefined; readonly tipo?: number } = {},
): Promise<Etapa[]> => {
  const { rows } = await db.execute<Omit<Etapa, 'estado'> & { activo: boolean }>(sql`
    select t.tp_id, t.nombre as tipo_nombre, g.gp_id, g.nombre as gp_nombre, t.tiempo,
      t.tipo_tiempo, t.activo, t.evaluacion, t.show, t.cierra
    from tipo_etapa t join grupo_etapa g on g.gp_id = t.gp_id
    where ${grupo === undefined ? sql`true` : sql`g.gp_id = ${grupo}`}
      and ${tipo === undefined ? sql`true` : sql`t.tp_id = ${tipo}`}
    order by g.gp_id, t.tp_id`)
  return rows.map(({ activo, ...etapa }) => ({
    ...etapa,
    estado: activo ? 'activo' : 'archivado',
  }))
}

export const toTipoDeEtapa = (etapa: Etapa): ReplyOf<Contract['listTiposDeEtapa']>[number] => ({
  ...etapa,
  tipo: etapa.tp_id,
  nombre: etapa.tipo_nombre,
  grupo: etapa.gp_id,
})

export const loadTiposDeEtapa = async (db: Queryable): Promise<TipoDeEtapa[]> => {
  const filas = await db.select().from(tipoEtapa).orderBy(asc(tipoEtapa.gpId), asc(tipoEtapa.tpId))
  return filas.map(({ tiempo, tipoTiempo: unidad, evaluacion: _, ...tipo }) => ({
    ...tipo,
    tiempo: tiempo === null || unidad === null ? null : { tiempo, unidad },
  }))
}

export const lockEtapa = async (tx: Tx, tipo: number) => {
  const [fila] = await tx.select().from(tipoEtapa).where(eq(tipoEtapa.tpId, tipo)).for('update')
  return fila
}

export const updateValor = (tx: Tx, tipo: number, { tiempo, cierra }: ValorDeEtapa) =>
  tx
    .update(tipoEtapa)
    .set({ tiempo: tiempo?.tiempo ?? null, tipoTiempo: tiempo?.unidad ?? null, cierra })
    .where(eq(tipoEtapa.tpId, tipo))
