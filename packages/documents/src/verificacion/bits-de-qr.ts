import { filasDeQr } from './filas-de-qr.ts'

/**
 * QR code as a PDF image, with one bit for each module (square of the code). Each row of the image takes whole bytes.
 */
export interface BitsDeQr {
  /** Number of modules (squares) on each side of the QR code, without its quiet zone. */
  readonly modulos: number
  readonly bytes: Uint8Array
}

const pack = (texto: string): BitsDeQr => {
  const filas = filasDeQr(texto)
  const porFila = Math.ceil(filas.length / 8)
  const bytes = new Uint8Array(filas.length * porFila)
  filas.forEach((fila, y) => {
    fila.forEach((oscuro, x) => {
      const at = y * porFila + (x >> 3)
      if (oscuro) bytes[at] = (bytes[at] ?? 0) | (128 >> (x % 8))
    })
  })
  return { modulos: filas.length, bytes }
}

const xor = (a: Uint8Array, b: Uint8Array): void => {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] ?? 0) ^ (b[i] ?? 0)
}

/**
 * The reference QR code has a verification code that repeats this character. The QR code of any other verification code
 * is computed from the reference QR code.
 */
const REFERENCIA = 'A'

interface Familia {
  /**
   * Beginning of the address in a QR code, the same for all the documents of a batch. The verification code of each
   * document comes after it.
   */
  readonly inicio: string
  readonly largo: number
  readonly referencia: BitsDeQr
  /**
   * Modules (squares) of the reference QR code that change when the character at a position of the verification code
   * changes. The key is the position and the new character.
   */
  readonly cambios: Map<string, Uint8Array>
}

let conocida: Familia | undefined

const familiaDe = (inicio: string, largo: number): Familia => {
  if (conocida?.inicio === inicio && conocida.largo === largo) return conocida
  const referencia = pack(inicio + REFERENCIA.repeat(largo))
  conocida = { inicio, largo, referencia, cambios: new Map() }
  return conocida
}

const cambioDe = ({ inicio, largo, referencia, cambios }: Familia, i: number, letra: string) => {
  const clave = `${i}${letra}`
  const hecho = cambios.get(clave)
  if (hecho) return hecho
  const resto = REFERENCIA.repeat(largo - i - 1)
  const { bytes } = pack(inicio + REFERENCIA.repeat(i) + letra + resto)
  xor(bytes, referencia.bytes)
  cambios.set(clave, bytes)
  return bytes
}

/**
 * Computes the QR code of an address that ends with a verification code. QR codes are linear: a character of the
 * verification code always changes the same squares of a reference QR code. These changes are cached for the next
 * addresses of the batch. Encoding each address would take nine times as long.
 */
export const bitsDeQr = (direccion: string): BitsDeQr => {
  const desde = direccion.lastIndexOf('/') + 1
  const codigo = direccion.slice(desde)
  const familia = familiaDe(direccion.slice(0, desde), codigo.length)
  const bytes = familia.referencia.bytes.slice()
  for (let i = 0; i < codigo.length; i++) {
    const letra = codigo.charAt(i)
    if (letra !== REFERENCIA) xor(bytes, cambioDe(familia, i, letra))
  }
  return { modulos: familia.referencia.modulos, bytes }
}
