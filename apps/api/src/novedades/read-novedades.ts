import { claseDe, formatDni, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { documento } from '../documentos/documento-table.ts'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { novedadDocumento } from './novedad-table.ts'
import { findNovedades, findPaginaDeNovedades } from './novedades-lista.ts'
import { findInmueble, findNovedad } from './novedades-repo.ts'

const t = textos.novedades

const searchNovedades: Handler<'searchNovedades'> = ({ db }, { query, body }) =>
  findPaginaDeNovedades(db, body, query)

const exportNovedades: Handler<'exportNovedades'> = (services, { query, request }) => {
  const { formato, orden, sentido, ...filtro } = query
  const filas = async function* () {
    const novedades = await findNovedades(services.db, filtro, { orden, sentido })
    yield novedades.map(({ apynom, dni, calle, nro }) => ({
      nombre: apynom,
      dni: formatDni(dni),
      domicilio: `${calle} ${nro}`.trim(),
    }))
  }
  return exportTabla(services, request, {
    tabla: 'novedades',
    formato,
    archivo: textos.archivos.misContribuyentes,
    lotes: filas(),
  })
}

const getNovedad: Handler<'getNovedad'> = async ({ db }, { params }) => {
  const found = await findNovedad(db, params.id)
  if (found === undefined) throw notFound(t.noExiste)
  return found
}

const getInmuebleDeNovedad: Handler<'getInmuebleDeNovedad'> = async ({ db }, { params }) => {
  const found = await findInmueble(db, params.inmueble)
  if (found === undefined) throw notFound(t.noExisteInmueble)
  return found
}

/** A document of the person's: anybody's for the administration and A00, else those they uploaded (D118). */
export const findDocumento = async (db: Queryable, sesion: Sesion, id: number) => {
  const todos = ['admin', 'jefe'].includes(claseDe(sesion))
  const [row] = await db
    .select({
      inmueble: novedadDocumento.inmueble,
      name: novedadDocumento.nombre,
      sha256: documento.sha256,
      type: documento.tipo,
      size: documento.tamano,
    })
    .from(novedadDocumento)
    .innerJoin(documento, eq(documento.sha256, novedadDocumento.documento))
    .where(
      and(eq(novedadDocumento.id, id), todos ? undefined : eq(novedadDocumento.dni, sesion.dni)),
    )
  if (row === undefined) throw notFound(t.noExisteDocumento)
  return row
}

const getDocumentoDeNovedad: Handler<'getDocumentoDeNovedad'> = async (
  services,
  { sesion, params },
) => answerAdjunto(services, await findDocumento(services.db, sesion, params.documento))

export const readNovedadesHandlers = {
  searchNovedades,
  exportNovedades,
  getNovedad,
  getInmuebleDeNovedad,
  getDocumentoDeNovedad,
}
