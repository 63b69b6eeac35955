import type { Actor } from '../historial/append-historial.ts'
import type { ContextoDeTrabajo } from '../trabajos/runner.ts'

/** Returns the person who asked for the job, in the form that the history stores. */
export const actorDePaquete = ({ dni, origen }: ContextoDeTrabajo['trabajo']): Actor => ({
  dni,
  abogado: '',
  origen: origen as Actor['origen'],
})
