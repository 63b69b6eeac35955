import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'

/**
 * Matches the part of an address after the door number, such as floor and flat: 'Mitre 58 PISO 2', 'Mitre S/N PB',
 * 'Mitre 7 2° B'.
 */
const INTERIOR =
  /(?<=\d[A-Z]?(?: (?:[A-Z]|BIS))?|S\/N) (?:(?:PISO|P\.?B|P|DE?P?TO|DEPARTAMENTO|OF|OFICINA|LOCAL|TORRE|CASA|FONDO)\b|\d+[°º]).*$/

/** Matches the street and the door number with its suffix: 'Mitre N° 120 B', 'Mitre 120bis', 'Mitre 58/60'. */
const ALTURA = /^(.*?\S)(?: N[°º.]*)? (?:(\d+)(?:[/-]\d+)?(?: ?(?:[A-Z]|BIS))?|S\/N)$/

/**
 * Matches a final 'S/N' (no number) that the register added although the street text already has a number, as in 'Mitre
 * 58 piso 2 S/N'.
 */
const SIN_OTRO_NUMERO = /(?<=\d(?: .*|[A-Z])) S\/N$/

/**
 * Returns the street and the door number of the first part of an address, as a sort key. An address without door number
 * has the number 0.
 */
export const calleYAltura = (escrito: string): readonly [calle: string, altura: number] => {
  const puerta = normalizarBusqueda(escrito).replace(SIN_OTRO_NUMERO, '').replace(INTERIOR, '')
  const [, calle = puerta, altura = '0'] = ALTURA.exec(puerta) ?? []
  return [calle, Number(altura)]
}
