import {
  CERO,
  type Centavos,
  interpolar,
  marcaDeTiempo,
  nombreDeAcuse,
  parseSignedWireAmount,
  textos,
} from '@apremia/core'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { NombreDeTabla, Tablas } from '../libros/tablas.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { DatosDeEstadisticas } from './datos-de-estadistica.ts'
import { readEstadisticas } from './read-estadisticas.ts'

const t = textos.estadisticas

const importeDe = (wire: string | null): Centavos | null =>
  wire === null ? null : (parseSignedWireAmount(wire) ?? null)

const mesDe = ({ desde }: { readonly desde: string }): string => desde.slice(0, 7)

const toCobros = (
  fila: DatosDeEstadisticas['meses'][number] | DatosDeEstadisticas['abogados'][number],
) => ({
  convenios: fila.convenios,
  convenido: importeDe(fila.convenido) ?? CERO,
  cuotas: fila.cuotas,
  recuperado: importeDe(fila.recuperado),
})

type FilaDeMesas =
  | DatosDeEstadisticas['cartera'][number]
  | DatosDeEstadisticas['antiguedad'][number]
  | DatosDeEstadisticas['plazos'][number]

const conceptoDe = (fila: FilaDeMesas): string => {
  if ('tramo' in fila) return textos.mesas.tramos[fila.tramo]
  if ('vence' in fila) return textos.mesas.vencimientos[fila.vence]
  return fila.parte === 'otros' ? t.otros : textos.mesas.solapas[fila.parte]
}

const toCartera = (fila: FilaDeMesas): Tablas['cartera'] => ({
  mesa: t.mesas[fila.mesa],
  concepto: conceptoDe(fila),
  casos: fila.casos,
  monto: importeDe(fila.monto),
})

async function* enUnLote<N extends NombreDeTabla>(filas: readonly Tablas[N][]) {
  yield filas
}

export const exportEstadisticas: Handler<'exportEstadisticas'> = async (
  services,
  { sesion, query: { abogado, cuadro, formato }, request },
) => {
  const datos = await readEstadisticas(services, sesion, abogado)
  const timestamp = marcaDeTiempo(services.ahora())
  const write = <N extends NombreDeTabla>(tabla: N, filas: readonly Tablas[N][]) =>
    exportTabla(services, request, {
      tabla,
      formato,
      archivo: interpolar(textos.archivos.estadisticas, { cuadro, timestamp }),
      lotes: enUnLote<N>(filas),
    })
  switch (cuadro) {
    case 'cartera':
    case 'antiguedad':
    case 'plazos':
      return write('cartera', datos[cuadro].map(toCartera))
    case 'meses':
      return write(
        'cobrosPorMes',
        datos.meses.map((mes) => ({ mes: mesDe(mes), ...toCobros(mes) })),
      )
    case 'cartas':
      return write(
        'cartasPorAcuse',
        (datos.cartas ?? []).map(({ acuse, cartas, total }) => ({
          acuse: nombreDeAcuse(acuse),
          cartas,
          total: importeDe(total) ?? CERO,
        })),
      )
    case 'evaluaciones':
      return write(
        'evaluacionesPorMes',
        (datos.evaluaciones ?? []).map((mes) => ({ ...mes, mes: mesDe(mes) })),
      )
    case 'abogados':
      return write(
        'carteraPorAbogado',
        datos.abogados.map((uno) => ({ ...uno, ...toCobros(uno), monto: importeDe(uno.monto) })),
      )
  }
}
