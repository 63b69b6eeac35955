import { encode } from 'uqr'

/** Rows of modules of a QR code, without its quiet zone. A dark module is true. */
export type FilasDeQr = readonly (readonly boolean[])[]

/** Blank modules around the code, which ISO/IEC 18004 requires. */
export const ZONA_DE_SILENCIO = 4

/**
 * Mask of every QR code. The standard asks for the best of eight masks, but QR readers accept any mask, and trying all
 * eight would take ten times longer.
 */
const MASCARA = 2

/** Computes the QR code of a text with the error correction level M, which tolerates 15 % of damage. */
export const filasDeQr = (texto: string): FilasDeQr =>
  encode(texto, { ecc: 'M', border: 0, maskPattern: MASCARA }).data
