import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'

/** What follows the number of a door, from the floor on: 'Mitre 58 PISO 2', 'Mitre S/N PB', 'Mitre 7 2° B'. */
const INTERIOR =
  /(?<=\d[A-Z]?(?: (?:[A-Z]|BIS))?|S\/N) (?:(?:PISO|P\.?B|P|DE?P?TO|DEPARTAMENTO|OF|OFICINA|LOCAL|TORRE|CASA|FONDO)\b|\d+[°º]).*$/

/** The number, with what goes on beside it: 'Mitre N° 120 B', 'Mitre 120bis', 'Mitre 58/60'. */
const ALTURA = /^(.*?\S)(?: N[°º.]*)? (?:(\d+)(?:[/-]\d+)?(?: ?(?:[A-Z]|BIS))?|S\/N)$/

/** A registry without a number of the door may have it in the street: 'Mitre 58 piso 2 S/N'. */
const SIN_OTRO_NUMERO = /(?<=\d(?: .*|[A-Z])) S\/N$/

/** Street and number of the first part of an address, to sort by; 0 where it has no number. */
export const calleYAltura = (escrito: string): readonly [calle: string, altura: number] => {
  const puerta = normalizarBusqueda(escrito).replace(SIN_OTRO_NUMERO, '').replace(INTERIOR, '')
  const [, calle = puerta, altura = '0'] = ALTURA.exec(puerta) ?? []
  return [calle, Number(altura)]
}
