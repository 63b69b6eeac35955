import type { BodyOf, convenios } from '@apremia/api-client'
import { fechaEnZona, parseFecha, textos } from '@apremia/core'
import type { FilaDeConvenio } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import { assertFiltro } from '../municipio/convenios.ts'
import { listWithin } from '../municipio/deuda-alcance.ts'
import { pageConvenios } from '../municipio/embebido/convenios-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { findConveniosEnRiesgo } from './riesgo-repo.ts'

const LOTE = 5_000

/** Which ones a filter leaves by their risk; null when it does not look at it. */
const findIds = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  { enRiesgo, abogado }: Pick<BodyOf<typeof convenios.searchConvenios>, 'enRiesgo' | 'abogado'>,
): Promise<readonly number[] | null> =>
  enRiesgo === '1'
    ? (await findConveniosEnRiesgo(db, abogado, fechaEnZona(ahora()))).map(({ id }) => id)
    : null

/** The product's own agreements: those of the person, or of the lawyer asked for (D11, D13). */
export const searchConvenios: Handler<'searchConvenios'> = async (
  services,
  { sesion, body, query },
) => {
  assertFiltro(sesion, body)
  return listWithin(sesion, body, async (filtro) =>
    pageConvenios(services.db, filtro, query, await findIds(services, filtro)),
  )
}

export const exportConvenios: Handler<'exportConvenios'> = (
  services,
  { sesion, query, request },
) => {
  const lotes = async function* (): AsyncGenerator<FilaDeConvenio[]> {
    for (let pagina = 1; ; pagina += 1) {
      const { rows, total } = await listWithin(sesion, query, async (filtro) =>
        pageConvenios(
          services.db,
          filtro,
          { ...query, pagina, porPagina: LOTE },
          await findIds(services, filtro),
        ),
      )
      yield rows.map((fila) => ({
        convenio: fila.convenio,
        abogado: `${fila.convenio_abogado.apellido}, ${fila.convenio_abogado.nombre}`,
        firmante: fila.frm_nombre,
        fecha: parseFecha(fila.fechaconf ?? '') ?? null,
      }))
      if (pagina * LOTE >= total) return
    }
  }
  return exportTabla(services, request, {
    tabla: 'convenios',
    formato: query.formato,
    archivo: textos.archivos.convenios,
    lotes: lotes(),
  })
}
