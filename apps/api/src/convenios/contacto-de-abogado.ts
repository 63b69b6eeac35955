import type { PlanillaDatos } from '@apremia/core'
import type { findWire } from '../abogados/abogados-repo.ts'

export const contactoDeAbogado = (
  codigo: string,
  ficha: Awaited<ReturnType<typeof findWire>> | undefined,
): PlanillaDatos['abogado'] => ({
  codigo,
  nombre: ficha ? `${ficha.apellido}, ${ficha.nombre}` : '',
  direccion: ficha?.direccion ?? '',
  te: ficha?.te ?? '',
  email: ficha?.email ?? '',
  horarios: ficha?.horarios ?? '',
})
