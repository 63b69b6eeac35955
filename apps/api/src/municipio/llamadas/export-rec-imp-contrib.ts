import { textos } from '@apremia/core'
import type { FilaDeContribuyente } from '@apremia/workbooks'
import { exportTabla } from '../../exportaciones/export-tabla.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { batchesOf } from '../lotes-de-exportacion.ts'
import { readBusqueda } from '../padron-alcance.ts'

export const exportRecImpContrib: Handler<'exportRecImpContrib'> = async (
  services,
  { sesion, body, query, request },
) => {
  const { municipio } = services
  const { filtro, abogado } = await readBusqueda(services, 'contribuyentes', sesion, body.data)
  const lotes = async function* (): AsyncGenerator<FilaDeContribuyente[]> {
    const pages = batchesOf(abogado, (codigo, pagina) =>
      municipio.recImpContrib(filtro, codigo, { ...query, ...pagina }),
    )
    for await (const rows of pages) {
      yield rows.map(({ APYNOM, NRO_DOC, DOMICILIO }) => ({
        nombre: APYNOM,
        dni: NRO_DOC,
        domicilio: DOMICILIO,
      }))
    }
  }
  return exportTabla(services, request, {
    tabla: 'contribuyentes',
    formato: query.formato,
    archivo: textos.archivos.contribuyentes,
    lotes: lotes(),
  })
}
