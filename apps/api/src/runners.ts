import { createRenderCartas } from './cartas/render-cartas.ts'
import { createRecalcularCasos } from './casos/recalcular-casos.ts'
import { createVerificarCasos } from './casos/verificar-casos.ts'
import type { Documentos } from './documentos/documentos.ts'
import type { ProveedorMunicipal } from './municipio/proveedor-municipal.ts'
import type { Db } from './platform/db/queryable.ts'
import { createProcessLibro } from './titulos/process-libro.ts'
import { createRenderLote } from './titulos/render-lote.ts'
import type { Runners } from './trabajos/runner.ts'

/** The function that does each type of job. */
export const createRunners = (tools: {
  readonly db: Db
  readonly ahora: () => Date
  readonly documentos: Documentos
  /** Read at each job, because it may have been replaced. */
  readonly municipio: ProveedorMunicipal
}): Runners => ({
  'procesar-planilla': createProcessLibro(tools),
  'generar-titulos': createRenderLote(tools),
  'recalcular-casos': createRecalcularCasos(tools),
  'verificar-casos': createVerificarCasos(tools),
  'imprimir-cartas': createRenderCartas(tools),
})
