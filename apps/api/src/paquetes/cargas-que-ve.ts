import { claseDe } from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'

/** DNI or code to filter the loads by. A service account sees its own alone; the administration, those of everybody (undefined). */
export const cargasQueVe = (sesion: Sesion): string | undefined =>
  claseDe(sesion) === 'servicio' ? sesion.dni : undefined

export const puedeVerCarga = (sesion: Sesion, dni: string): boolean =>
  (cargasQueVe(sesion) ?? dni) === dni
