/** Parts of the page of a case, each with its own URL. */
export const PARTES_DE_CASO = [
  'detalle',
  'historial',
  'radicacion',
  'deuda',
  'convenios',
  'contribuyente',
] as const
export type ParteDeCaso = (typeof PARTES_DE_CASO)[number]

export interface CasoNombrado {
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
}

export const enlaceDeCaso = (
  { tipo, imponible, recurso }: CasoNombrado,
  parte: ParteDeCaso = 'detalle',
): string =>
  `/caso/${tipo === 'C' ? 'comercio' : 'inmueble'}/${imponible}/${recurso}${
    parte === 'detalle' ? '' : `?ver=${parte}`
  }`
