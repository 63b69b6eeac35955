/**
 * Exit codes of the command, for the program that started the process (ux 28). They are documented in docs/comando.md.
 */
export const SALIDAS = {
  correcto: 0,
  falla: 1,
  uso: 2,
  filasInvalidas: 3,
  sinSesion: 4,
  sinPermiso: 5,
  conflicto: 6,
  noDisponible: 7,
  interrumpido: 130,
} as const

export type Salida = keyof typeof SALIDAS
export type ExitCode = (typeof SALIDAS)[Salida]

export const DESCRIPCION_DE_SALIDAS: Readonly<Record<Salida, string>> = {
  correcto: 'Hecho',
  falla: 'Falla: el mensaje dice cuál',
  uso: 'El comando está mal escrito o le falta una confirmación',
  filasInvalidas: 'La planilla tiene filas con errores: no se aplicó nada',
  sinSesion: 'No hay sesión, o venció',
  sinPermiso: 'La persona no tiene permiso',
  conflicto: 'Conflicto: número tomado, salto de numeración, planilla repetida',
  noDisponible: 'El servicio o su base no responden: se puede reintentar',
  interrumpido: 'Interrumpido con Ctrl-C',
}
