import { textos } from '@apremia/core'
import { asc, eq } from 'drizzle-orm'
import { exportTabla } from '../creaciontitulos/export-tabla.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import type { Handler } from '../platform/http/mount.ts'
import { abogado } from '../profesionales/abogado-table.ts'
import { condicionLegal } from './condicion-legal-table.ts'

const select = (db: Queryable) =>
  db
    .select({ condicion: condicionLegal, apellido: abogado.apellido, nombre: abogado.nombre })
    .from(condicionLegal)
    .innerJoin(abogado, eq(abogado.codexterno, condicionLegal.abogado))
    .orderBy(asc(alfabetico(condicionLegal.contrato)), asc(condicionLegal.id))

type Selected = Awaited<ReturnType<typeof select>>[number]

const toCondicion = ({ condicion, apellido, nombre }: Selected) => ({
  id: condicion.id,
  contrato: condicion.contrato,
  condiciones: condicion.condiciones,
  abogado: `${apellido}, ${nombre}`,
  codexterno: condicion.abogado,
  municipio: condicion.municipio,
})

const getCondiciones: Handler<'getCondiciones'> = async ({ db }, { query }) => {
  const { pagina, porPagina } = query
  const [rows, total] = await Promise.all([
    select(db)
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db.$count(condicionLegal),
  ])
  return { rows: rows.map(toCondicion), total }
}

const exportCondiciones: Handler<'exportCondiciones'> = (services, { query, request }) => {
  const filas = async function* () {
    yield (await select(services.db)).map(toCondicion)
  }
  return exportTabla(services, request, {
    tabla: 'condiciones',
    formato: query.formato,
    archivo: textos.archivos.condiciones,
    lotes: filas(),
  })
}

export const condicionesHandlers = { getCondiciones, exportCondiciones }
