import { and, eq, isNull } from 'drizzle-orm'
import { avisoPersonal } from './aviso-personal-table.ts'

/** Condition for the notices that the person has not read. */
export const pendientesDe = (dni: string) =>
  and(eq(avisoPersonal.dni, dni), isNull(avisoPersonal.leido))
