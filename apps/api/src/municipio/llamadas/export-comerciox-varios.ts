import {
  addCentavos,
  CERO,
  type Centavos,
  eligeAbogado,
  fecha,
  formatFecha,
  interpolar,
  marcaDeTiempo,
  parseFecha,
  textos,
  velar,
} from '@apremia/core'
import type { FilaDeComercio } from '@apremia/workbooks'
import { exportTabla } from '../../exportaciones/export-tabla.ts'
import type { ClaveImponible } from '../../padron/clave-imponible.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { askDeudas, batchesOf } from '../lotes-de-exportacion.ts'
import { readBusqueda } from '../padron-alcance.ts'

type Deuda = Centavos | 'ERROR'

/** Sums the debts of a business. One unknown debt makes the sum unknown, because unknown is not zero. */
const sumDeudas = (deudas: readonly Deuda[]): Deuda =>
  deudas.reduce<Deuda>(
    (suma, deuda) => (suma === 'ERROR' || deuda === 'ERROR' ? 'ERROR' : addCentavos(suma, deuda)),
    CERO,
  )

export const exportComercioxVarios: Handler<'exportComercioxVarios'> = async (
  services,
  { sesion, body, query, request },
) => {
  const { municipio, ahora } = services
  const { filtro, abogado } = await readBusqueda(services, 'comercios', sesion, body.data)
  const propio = eligeAbogado(sesion) ? '' : sesion.abogado
  const lotes = async function* (): AsyncGenerator<FilaDeComercio[]> {
    const pages = batchesOf(abogado, (codigo, pagina) =>
      municipio.comercioxVarios(filtro, codigo, { ...query, ...pagina }),
    )
    for await (const page of pages) {
      const rows = await municipio.withRecursos(page, () => request.raw.socket.destroyed)
      const clavesDe = (fila: (typeof rows)[number]): ClaveImponible[] =>
        (fila.RECURSOS ?? []).map((recurso) => ({ imponible: String(fila.NRO_COMERCIO), recurso }))
      const deudaDe = await askDeudas(municipio, 'C', rows.flatMap(clavesDe), propio, request)
      yield rows.map((fila) => ({
        numero: fila.NRO_COMERCIO,
        sucursal: fila.SUCURSAL,
        contribuyente: fila.NOMBRE,
        fantasia: fila.NOM_FANTASIA,
        domicilio: fila.DOMICILIO,
        cuit: fila.CUIT,
        apertura: parseFecha(fila.FECHA_APERTURA ?? '') ?? null,
        abogado: velar(sesion, 'comercio', fila).LEGAL,
        saldadas: fila.SALDADAS.map(
          ({ RECURSO, DESDE }) => `${RECURSO} ${formatFecha(fecha(DESDE))}`,
        ).join(', '),
        deuda: fila.RECURSOS === null ? 'ERROR' : sumDeudas(clavesDe(fila).map(deudaDe)),
      }))
    }
  }
  return exportTabla(services, request, {
    tabla: 'comercios',
    formato: query.formato,
    archivo: interpolar(textos.archivos.comercios, { timestamp: marcaDeTiempo(ahora()) }),
    lotes: lotes(),
  })
}
