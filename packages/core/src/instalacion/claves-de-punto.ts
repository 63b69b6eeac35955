/** Things that an installation needs, in the order in which they are put. Apart from their words, which few screens show. */
export const CLAVES_DE_PUNTO = [
  'identidad',
  'personas',
  'firmante',
  'normas',
  'abogados',
  'oficinas',
  'catalogos',
  'situaciones',
  'padron',
  'deuda',
  'planes',
  'honorarios',
  'plazos',
  'numeracion',
  'mesas',
  'ferias',
  'evaluaciones',
  'calendario',
] as const
export type ClaveDePunto = (typeof CLAVES_DE_PUNTO)[number]

export const ESTADOS_DE_PUNTO = ['listo', 'falta', 'por-aceptar', 'aviso'] as const
export type EstadoDePunto = (typeof ESTADOS_DE_PUNTO)[number]

/** A warning is to be looked at, and stops nothing. */
export const isPendiente = ({ estado }: { readonly estado: EstadoDePunto }): boolean =>
  estado === 'falta' || estado === 'por-aceptar'
