import { interpolar, parseFecha, textos } from '@apremia/core'
import type { FilaDeConvenio } from '@apremia/workbooks'
import { readDeQuien } from '../casos/read-de-quien.ts'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import { listWithin } from '../municipio/deuda-alcance.ts'
import { pageConvenios } from '../municipio/embebido/convenios-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findIdsPorRiesgo } from './filtro-de-riesgo.ts'

const LOTE = 5_000

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
          await findIdsPorRiesgo(services, filtro),
          readDeQuien(sesion, filtro),
        ),
      )
      yield rows.map((fila) => ({
        convenio: fila.convenio,
        abogado: `${fila.convenio_abogado.apellido}, ${fila.convenio_abogado.nombre}`,
        firmante: fila.frm_nombre,
        fecha: parseFecha(fila.fechaconf ?? '') ?? null,
        origen:
          fila.vigencia === null
            ? ''
            : interpolar(textos.convenios.anterior, { vigencia: fila.vigencia }),
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
