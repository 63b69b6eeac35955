import type { Actor } from '../historial/append-historial.ts'
import type { ContextoDeTrabajo } from '../trabajos/runner.ts'

export const actorDePaquete = ({ dni, origen }: ContextoDeTrabajo['trabajo']): Actor => ({
  dni,
  abogado: '',
  origen: origen as Actor['origen'],
})
