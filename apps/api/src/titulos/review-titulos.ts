import {
  type ErrorDeFila,
  explainObservacion,
  type Motivo,
  NORMAS_INICIALES,
  type TipoDeObservacion,
} from '@apremia/core'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { countListas } from './count-listas.ts'
import { findFaltasDeMunicipio } from './load-municipio.ts'
import { reviewPlanilla } from './review-planilla.ts'

/** Maximum number of refusals and notices in one answer. The field `total` of the answer counts them all. */
const MAXIMO_DE_OBSERVACIONES = 10_000

const countFilas = (hoja: string, errores: readonly Pick<ErrorDeFila, 'hoja' | 'fila'>[]): number =>
  new Set(errores.flatMap((error) => (error.hoja === hoja && error.fila > 0 ? [error.fila] : [])))
    .size

/** Turns a reason why the municipality can issue no executive title at all into an error of the whole workbook. */
const deTodaLaPlanilla = (hoja: string, { codigo, campo, mensaje }: Motivo): ErrorDeFila => ({
  ...{ hoja, fila: 0, columna: '', valor: campo, regla: codigo, mensaje },
})

/**
 * Reviews a workbook before executive titles are issued. Lists why rows are refused, and notices about accepted rows.
 * Each entry names the law behind it and says what the person can do. Takes no title number and saves nothing.
 */
export const reviewTitulos: Handler<'reviewTitulos'> = async (services, { files, body }) => {
  const file = requireFile(files, 'file')
  const { forma, motivos } = await findFaltasDeMunicipio(services.db, services.ahora())
  const planilla = { file, categoria: body.category, forma }
  const revisada = await reviewPlanilla(services, planilla)
  const { hoja, reclamadas, procesada, delArchivo } = revisada
  const rechazos = [
    ...motivos.map((motivo) => deTodaLaPlanilla(hoja, motivo)),
    ...revisada.rechazos,
  ]
  const explain = (tipo: TipoDeObservacion) => (error: ErrorDeFila) =>
    explainObservacion(error, tipo, forma.municipio.normas ?? NORMAS_INICIALES)
  const observaciones = [
    ...rechazos.map(explain('rechazo')),
    ...revisada.avisos.map(explain('aviso')),
  ]
  return {
    procesada,
    filas: countFilas(hoja, [...reclamadas.map(({ fila }) => ({ hoja, fila })), ...rechazos]),
    listas: countListas(revisada, rechazos),
    rechazadas: countFilas(hoja, rechazos),
    conAvisos: countFilas(hoja, revisada.avisos),
    avisos: [...delArchivo],
    observaciones: observaciones.slice(0, MAXIMO_DE_OBSERVACIONES),
    total: observaciones.length,
  }
}
