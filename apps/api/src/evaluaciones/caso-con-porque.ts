import { decideCuentas, type InsumosDeEvaluacion } from '@apremia/core'
import type { evaluacionCaso } from './evaluacion-caso-table.ts'
import { toCasoEvaluado } from './evaluaciones-repo.ts'

/** A case as the calls show it, with why it is where it is. */
export const toCasoConPorque = (
  fila: Omit<typeof evaluacionCaso.$inferSelect, 'evaluacion'>,
  reglas: InsumosDeEvaluacion['reglas'],
) => {
  const { tipo, imponible, recurso, recibido, cuentas } = fila
  const { hechos } = toCasoEvaluado({ ...fila, evaluacion: 0 })
  return {
    ...{ tipo, imponible, recurso, recibido, cuentas },
    porque: decideCuentas(hechos, reglas).frase,
  }
}
