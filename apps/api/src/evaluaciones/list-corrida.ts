import { and, eq, sql } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { evaluacion } from './evaluacion-table.ts'
import { findEvaluaciones } from './evaluaciones-repo.ts'

export const listCorrida: Handler<'listCorrida'> = ({ db }, { sesion, params, query }) =>
  findEvaluaciones(
    db,
    and(
      sql`${evaluacion.corrida} = (select coalesce((entrada ->> 'corrida')::uuid, id) from trabajo
        where id = ${params.trabajo} and tipo = 'evaluar')`,
      eq(evaluacion.dni, sesion.dni),
    ),
    { ...query, orden: 'abogado', sentido: 'asc' },
  )
