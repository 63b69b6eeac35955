import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'

/** Converts a greyscale picture (PGM, format P5) to the pixels that jsQR reads. */
const toPixels = (pgm: Buffer) => {
  const [head = '', ancho = '', alto = ''] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 60).toString('latin1')) ?? []
  const grises = pgm.subarray(head.length)
  const pixels = new Uint8ClampedArray(grises.length * 4)
  grises.forEach((gris, i) => {
    pixels.fill(gris, i * 4, i * 4 + 4)
  })
  return { pixels, ancho: Number(ancho), alto: Number(alto) }
}

/**
 * Resolutions, in dots per inch, at which the test tries to read the QR code of a page. It stops at the first that
 * works, as a phone tries each frame of its camera.
 */
const RESOLUCIONES = [150, 200] as const

/** Returns the text of the QR code of each page of a PDF, or '' for a page without a QR code. */
export const readQrDePdf = (pdf: Uint8Array): string[] => {
  const carpeta = mkdtempSync(join(tmpdir(), 'apremia-qr-'))
  try {
    const archivo = join(carpeta, 'papel.pdf')
    writeFileSync(archivo, pdf)
    const info = execFileSync('pdfinfo', [archivo], { encoding: 'utf8' })
    const paginas = Number(/^Pages:\s+(\d+)/m.exec(info)?.[1])
    return Array.from({ length: paginas }, (_, i) => {
      const pagina = String(i + 1)
      for (const resolucion of RESOLUCIONES) {
        const opciones = ['-r', String(resolucion), '-gray', '-f', pagina, '-l', pagina]
        const pgm = execFileSync('pdftoppm', [...opciones, archivo], { maxBuffer: 2 ** 26 })
        const { pixels, ancho, alto } = toPixels(pgm)
        const leido = jsQR(pixels, ancho, alto)?.data
        if (leido) return leido
      }
      return ''
    })
  } finally {
    rmSync(carpeta, { recursive: true, force: true })
  }
}
