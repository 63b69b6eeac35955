/** Steps of the first-day checklist of an installation, in the order of setup. */
export const CLAVES_DE_PUNTO = [
  'identidad',
  'personas',
  'firmante',
  'normas',
  'titulos',
  'abogados',
  'oficinas',
  'catalogos',
  'situaciones',
  'padron',
  'deuda',
  'planes',
  'honorarios',
  'plazos',
  'convenios',
  'numeracion',
  'mesas',
  'ferias',
  'evaluaciones',
  'calendario',
  'verificacion',
] as const
export type ClaveDePunto = (typeof CLAVES_DE_PUNTO)[number]

export const ESTADOS_DE_PUNTO = ['listo', 'falta', 'por-aceptar', 'aviso'] as const
export type EstadoDePunto = (typeof ESTADOS_DE_PUNTO)[number]

export const isPendiente = ({ estado }: { readonly estado: EstadoDePunto }): boolean =>
  estado === 'falta' || estado === 'por-aceptar'
