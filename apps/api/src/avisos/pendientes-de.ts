import { and, eq, isNull } from 'drizzle-orm'
import { avisoPersonal } from './aviso-personal-table.ts'

export const pendientesDe = (dni: string) =>
  and(eq(avisoPersonal.dni, dni), isNull(avisoPersonal.leido))
