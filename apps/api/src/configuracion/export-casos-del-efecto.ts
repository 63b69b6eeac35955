import { parseFecha, textos } from '@apremia/core'
import type { FilaDeEfecto } from '@apremia/workbooks'
import { type CasoDelEfecto, streamCasosDelEfecto } from '../casos/efecto.ts'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { readPregunta } from './read-supuesto.ts'

const { efecto } = textos.configuracion

const nombreDe = (solapa: CasoDelEfecto['judicial']['antes']): string =>
  solapa === null ? efecto.ninguna : textos.mesas.solapas[solapa]

const estadoDe = (vencido: boolean): string => (vencido ? textos.mesas.vencido : efecto.noVencido)

const diaDe = (texto: string | null) => parseFecha(texto ?? '') ?? null

const toFila = (caso: CasoDelEfecto): FilaDeEfecto => {
  const { tipo, imponible, recurso, abogado, judicial, extrajudicial, vence, vencido } = caso
  return {
    ...{ tipo: tipo === 'I' ? 'Inmueble' : 'Comercio', imponible, recurso, abogado },
    judicial: [nombreDe(judicial.antes), nombreDe(judicial.despues)],
    extrajudicial: [nombreDe(extrajudicial.antes), nombreDe(extrajudicial.despues)],
    vence: [diaDe(vence.antes), diaDe(vence.despues)],
    estado: [estadoDe(vencido.antes), estadoDe(vencido.despues)],
  }
}

export const exportCasosDelEfecto: Handler<'exportCasosDelEfecto'> = async (
  services,
  { query, request },
) => {
  const pregunta = await readPregunta(services, query)
  const filas = async function* () {
    for await (const lote of streamCasosDelEfecto(services.db, pregunta, query))
      yield lote.map(toFila)
  }
  return exportTabla(services, request, {
    tabla: 'efecto',
    formato: query.formato,
    archivo: textos.archivos.efecto,
    lotes: filas(),
  })
}
