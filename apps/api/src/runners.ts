import type { Pool } from 'pg'
import { createVerificarDocumentos } from './almacen/verificar-documentos.ts'
import { createRenderCartas } from './cartas/render-cartas.ts'
import { createRecalcularCasos } from './casos/recalcular-casos.ts'
import { createVerificarCasos } from './casos/verificar-casos.ts'
import type { Documentos } from './documentos/documentos.ts'
import { createEvaluar } from './evaluaciones/corrida.ts'
import { keepListados } from './municipio/embebido/keep-listados.ts'
import type { ProveedorMunicipal } from './municipio/proveedor-municipal.ts'
import {
  createAplicarPadron,
  createDeshacerPadron,
  createRevisarPadron,
} from './padron/padron-worker.ts'
import { createDeshacerPaquete } from './paquetes/deshacer-paquete.ts'
import { createCargarPaquete } from './paquetes/paquete-worker.ts'
import { createDepurarDatos } from './personas/depurar-datos.ts'
import { createReunirDatos } from './personas/reunir-datos.ts'
import type { Db } from './platform/db/queryable.ts'
import { createExportarInstalacion } from './salidas/exportar-worker.ts'
import { createSincronizar } from './sincronizaciones/sincronizar-worker.ts'
import { createProcessLibro } from './titulos/process-libro.ts'
import { createRenderLote } from './titulos/render-lote.ts'
import type { Runners } from './trabajos/runner.ts'

export const createRunners = (tools: {
  readonly db: Db
  readonly pool: Pool | undefined
  readonly ahora: () => Date
  readonly documentos: Documentos
  /**
   * Provider of the municipality's data. Each job reads this property when the job starts, because a test may replace
   * the provider.
   */
  readonly municipio: ProveedorMunicipal
}): Runners => ({
  'procesar-planilla': createProcessLibro(tools),
  'generar-titulos': createRenderLote(tools),
  'recalcular-casos': createRecalcularCasos(tools),
  'verificar-casos': createVerificarCasos(tools),
  'verificar-documentos': createVerificarDocumentos(tools),
  evaluar: createEvaluar(tools),
  'imprimir-cartas': createRenderCartas(tools),
  'revisar-padron': createRevisarPadron({ ...tools, keepListados }),
  'aplicar-padron': createAplicarPadron({ ...tools, keepListados }),
  'cargar-paquete': createCargarPaquete({
    ...{ ...tools, keepListados },
    conServicio: () => tools.municipio.cartera !== null,
  }),
  'deshacer-paquete': createDeshacerPaquete(tools),
  'exportar-instalacion': createExportarInstalacion(tools),
  'reunir-datos': createReunirDatos(tools),
  'depurar-datos': createDepurarDatos(tools),
  sincronizar: createSincronizar(tools, keepListados),
  'deshacer-padron': createDeshacerPadron({ ...tools, keepListados }),
})
