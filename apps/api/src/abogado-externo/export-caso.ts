import { MAXIMO_DE_LISTA_ENTERA } from '@apremia/api-client'
import {
  formatFecha,
  formatPesos,
  interpolar,
  marcaDeTiempo,
  parseFecha,
  parseSignedWireAmount,
  textos,
} from '@apremia/core'
import type { DatoDeExpediente } from '@apremia/workbooks'
import type { FilaDeActuacion } from '../actuaciones/actuacion-wire.ts'
import { pageActuaciones } from '../actuaciones/actuaciones-repo.ts'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { CasoExternoCompleto } from './casos-externos.ts'
import { findFicha } from './find-ficha.ts'

const { abogadoExterno, mesas, comunes } = textos
const campos = abogadoExterno.camposDeDetalle

const diaDe = (texto: string | null | undefined): string => {
  const fecha = parseFecha(texto ?? '')
  return fecha ? formatFecha(fecha) : ''
}

const montoDe = (texto: string | null | undefined): string => {
  const importe = parseSignedWireAmount(texto ?? '')
  return importe === undefined ? comunes.sinDato : formatPesos(importe)
}

const datosDe = (ficha: CasoExternoCompleto): readonly (readonly [string, string])[] => [
  [textos.casos.imponible, `${ficha.imponible}`],
  [textos.casos.recurso, ficha.recurso],
  [campos.contribuyente, ficha.contribuyente],
  [campos.partido, ficha.partido],
  [campos.circunscripcion, ficha.circunscripcion],
  [campos.seccion, ficha.seccion],
  [campos.manzana, ficha.manzana],
  [campos.parcela, ficha.parcela],
  [campos.partida, ficha.partida],
  [campos.mesa, mesas.tipos[ficha.mesa]],
  [campos.categoria, ficha.categoria],
  [campos.monto, montoDe(ficha.monto)],
  [campos.fechaLimite, diaDe(ficha.limite)],
  [campos.historial, ficha.historial || abogadoExterno.sinActuaciones],
  [campos.ultimaActuacion, diaDe(ficha.ultimaActuacion)],
  [campos.estado, ficha.etiqueta],
]

const toDato = ({ fecha, tipo_nombre, abogado, obs }: FilaDeActuacion): DatoDeExpediente => ({
  dato: formatFecha(fecha),
  valor: [`${tipo_nombre} (${abogado})`, obs].filter((texto) => texto !== '').join(': '),
})

export const exportCaso: Handler<'exportCaso'> = async (services, { sesion, query, request }) => {
  const ficha = await findFicha(services, sesion, query)
  const { imponible, recurso } = query
  const lotes = async function* (): AsyncGenerator<DatoDeExpediente[]> {
    yield datosDe(ficha).map(([dato, valor]) => ({ dato, valor }))
    const { rows } = await pageActuaciones(
      services.db,
      { abogado: '', imponible, recurso },
      { pagina: 1, porPagina: MAXIMO_DE_LISTA_ENTERA },
    )
    yield rows.filter(({ vigente }) => vigente).map(toDato)
  }
  return exportTabla(services, request, {
    tabla: 'expediente',
    formato: query.formato,
    archivo: interpolar(textos.archivos.expediente, {
      imponible: ficha.imponible,
      timestamp: marcaDeTiempo(services.ahora()),
    }),
    lotes: lotes(),
  })
}
