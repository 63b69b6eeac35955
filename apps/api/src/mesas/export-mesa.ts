import {
  centavos,
  type Fecha,
  formatFecha,
  interpolar,
  marcaDeTiempo,
  parseFecha,
  textos,
  writeCambioSinPlazo,
  writeEstadoDePlazo,
  writePrescripcion,
} from '@apremia/core'
import type { FilaDelLibroDeMesa as FilaDeLibro } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  checkHistorico,
  findRiesgos,
  lookForRiesgo,
  type MiradaPropia,
  readMirada,
  toCasoDeMesa,
} from './casos-de-mesa.ts'
import { type FilaDeMesa, findCasosDeMesa, findClavesDeMesa } from './mesas-repo.ts'

/**
 * Number of rows of a work list that the export reads in one query. On the embedded database every other request waits
 * until the query ends.
 */
const LOTE = 2_000

const { mesas } = textos

const fechaDe = (texto: string | null | undefined) => parseFecha(texto ?? '') ?? null

const toFila = (
  fila: FilaDeMesa,
  mirada: MiradaPropia,
  riesgos: Awaited<ReturnType<typeof findRiesgos>>,
): FilaDeLibro => {
  const { alarmas, cambio, plazo, prescripcion, ...caso } = toCasoDeMesa(fila, mirada, riesgos)
  return {
    ...caso,
    inicial: fechaDe(caso.inicial),
    ultima: fechaDe(caso.ultima),
    vence: fechaDe(caso.vence),
    alarmas: alarmas
      .map(({ clase, hasta }) => `${textos.alarmas.clases[clase]}: ${formatFecha(hasta as Fecha)}`)
      .join('; '),
    cambio: cambio
      ? writeCambioSinPlazo({ clase: cambio.clase, desde: cambio.desde as Fecha })
      : '',
    saldada: fechaDe(caso.saldada),
    cierre: caso.cierre ? mesas.cierre[caso.cierre] : '',
    estado: writeEstadoDePlazo(plazo),
    prescribe: fechaDe(prescripcion?.primero?.hasta),
    segunOrdenanza: fechaDe(prescripcion?.segunOrdenanza),
    prescripcion: prescripcion === null ? '' : writePrescripcion(prescripcion),
    monto: mirada.sinMontos ? null : centavos(fila.monto),
  }
}

/**
 * The keys of the cases are read first, so that the exported file has the cases of the tab at the time of the request,
 * even if a case changes tabs meanwhile.
 */
export const exportMesa: Handler<'exportMesa'> = async (services, { sesion, query, request }) => {
  const { db, ahora } = services
  checkHistorico(sesion, query)
  const mirada = await readMirada(services, sesion, query.abogado)
  const lotes = async function* (): AsyncGenerator<FilaDeLibro[]> {
    if (mirada === null) return
    const claves = await findClavesDeMesa(db, query, await lookForRiesgo(db, query, mirada))
    for (let i = 0; i < claves.length; i += LOTE) {
      const filas = await findCasosDeMesa(db, query.mesa, mirada, claves.slice(i, i + LOTE))
      const riesgos = await findRiesgos(db, filas, mirada)
      yield filas.map((fila) => toFila(fila, mirada, riesgos))
    }
  }
  return exportTabla(services, request, {
    tabla: 'mesa',
    formato: query.formato,
    archivo: interpolar(textos.archivos.mesa, {
      mesa: query.mesa,
      timestamp: marcaDeTiempo(ahora()),
    }),
    lotes: lotes(),
  })
}
