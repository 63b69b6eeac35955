import type { EstadoDeTrabajo, Trabajo } from '@apremia/api-client'

export type { Trabajo }

const ACTIVOS: readonly EstadoDeTrabajo[] = ['pendiente', 'en-curso']

export const estaActivo = (trabajo: Trabajo): boolean => ACTIVOS.includes(trabajo.estado)

const ESTADOS: Readonly<Record<EstadoDeTrabajo, string>> = {
  pendiente: 'En espera',
  'en-curso': 'En curso',
  terminado: 'Terminado',
  fallido: 'Con errores',
  cancelado: 'Cancelado',
}

export const nombreDeEstado = (estado: EstadoDeTrabajo): string => ESTADOS[estado]
