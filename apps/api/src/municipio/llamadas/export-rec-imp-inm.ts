import { eligeAbogado, interpolar, marcaDeTiempo, parseFecha, textos, velar } from '@apremia/core'
import type { FilaDeInmueble } from '@apremia/workbooks'
import { exportTabla } from '../../exportaciones/export-tabla.ts'
import type { LoteDeBloques } from '../../libros/inmuebles-por-bloque.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { askDeudas, batchesOf, FILAS_POR_LOTE } from '../lotes-de-exportacion.ts'
import { readBusqueda } from '../padron-alcance.ts'

export const exportRecImpInm: Handler<'exportRecImpInm'> = async (
  services,
  { sesion, body, query, request },
) => {
  const { municipio, ahora } = services
  const { filtro, abogado } = await readBusqueda(services, 'inmuebles', sesion, body.data)
  const propio = eligeAbogado(sesion) ? '' : sesion.abogado
  const lotes = async function* (): AsyncGenerator<FilaDeInmueble[] | LoteDeBloques> {
    // `inmueblesPorBloque` is the faster way to read, but its rows have the debt of every lawyer. When the export must
    // be limited to one lawyer, the rows are read page by page (D21).
    const bloques =
      abogado === '' && propio === ''
        ? await municipio.inmueblesPorBloque(filtro, query, FILAS_POR_LOTE)
        : null
    if (bloques !== null) {
      yield* bloques
      return
    }
    const pages = batchesOf(abogado, (codigo, pagina) =>
      municipio.inmueblesDeLibro(filtro, codigo, { ...query, ...pagina }),
    )
    for await (const rows of pages) {
      const claves = rows.map((fila) => ({
        imponible: String(fila.NRO_INMUEBLE),
        recurso: fila.RECURSO,
      }))
      const deudaDe = await askDeudas(municipio, 'I', claves, propio, request)
      yield rows.map((fila, i) => ({
        numero: fila.NRO_INMUEBLE,
        recurso: fila.RECURSO,
        contribuyente: fila.APYNOM,
        domicilio: fila.DOMICILIO,
        barrio: fila.BARRIO,
        nomenclatura: fila.NOMENCLATURA,
        partida: fila.PARTIDA,
        abogado: velar(sesion, 'inmueble', fila).LEGAL,
        deuda: deudaDe(claves[i] ?? { imponible: '', recurso: '' }),
        activo: fila.ACTIVO,
        saldada: parseFecha(fila.SALDADA ?? '') ?? null,
      }))
    }
  }
  return exportTabla(services, request, {
    tabla: 'inmuebles',
    formato: query.formato,
    archivo: interpolar(textos.archivos.inmuebles, { timestamp: marcaDeTiempo(ahora()) }),
    lotes: lotes(),
  })
}
