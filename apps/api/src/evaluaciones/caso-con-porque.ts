import { decideCuentas, type InsumosDeEvaluacion } from '@apremia/core'
import type { evaluacionCaso } from './evaluacion-caso-table.ts'
import { toCasoEvaluado } from './evaluaciones-repo.ts'

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
