import jsQR from 'jsqr'
import { readObjects } from './read-pdf.ts'

/** Returns the drawing instructions of the PDF page that has a QR code. Returns '' when no page has one. */
export const contentWithQr = (bytes: Uint8Array): string =>
  [...readObjects(bytes).values()]
    .map(({ stream }) => stream.toString('latin1'))
    .find((stream) => /\/Figure<<\/MCID \d+>>BDC/.test(stream)) ?? ''

/** Returns the width of the QR code on the page and its lower left corner, in points. */
export const placeOfQr = (content: string) => {
  const [ancho = 0, x = 0, y = 0] = (/^([\d.]+) 0 0 \1 ([\d.]+) ([\d.]+) cm$/m.exec(content) ?? [])
    .slice(1)
    .map(Number)
  return { ancho, x, y }
}

const PIXELS_OF_MODULE = 4
const QUIET_MODULES = 4

/** Paints the QR code of the content of a page and decodes the picture, as a phone does. */
export const readQr = (content: string): string | undefined => {
  const [, modulos = '', hex = ''] =
    /BI\/W (\d+)\/H \1\/IM true.* ID ([\da-f]+)>/.exec(content) ?? []
  const [count, bytes] = [Number(modulos), Buffer.from(hex, 'hex')]
  if (bytes.length !== count * Math.ceil(count / 8)) throw new Error('La imagen está incompleta')
  const isDark = (columna: number, fila: number) =>
    ((bytes[fila * Math.ceil(count / 8) + (columna >> 3)] ?? 0) >> (7 - (columna % 8))) & 1
  const side = (count + 2 * QUIET_MODULES) * PIXELS_OF_MODULE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const columna = Math.floor(column / PIXELS_OF_MODULE) - QUIET_MODULES
      const fila = Math.floor(row / PIXELS_OF_MODULE) - QUIET_MODULES
      const inside = columna >= 0 && columna < count && fila >= 0 && fila < count
      if (inside && isDark(columna, fila))
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
    }
  return jsQR(pixels, side, side)?.data
}
