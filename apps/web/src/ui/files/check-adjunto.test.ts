import { TOPES_DE_ADJUNTOS as TOPES } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { checkAdjunto } from './check-adjunto.ts'

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]

const file = (name: string, bytes: readonly number[] = PDF): File =>
  new File([new Uint8Array(bytes)], name)

const sized = (name: string, size: number): File =>
  Object.defineProperty(file(name), 'size', { value: size })

describe('a file is refused before it is sent', () => {
  test.each([
    ['a PDF', file('escrito.pdf'), undefined],
    ['an image', file('foto.JPG', [0xff, 0xd8, 0xff, 0xe0]), undefined],
    ['a document', file('nota.docx', [0x50, 0x4b, 3, 4]), undefined],
    ['another kind', file('planilla.xlsx'), /PDF, Word \(\.doc, \.docx\), JPG o PNG/],
    ['one whose name is too long', file(`${'ñ'.repeat(252)}.pdf`), /más de 255 caracteres/],
    ['one whose name just fits', file(`${'ñ'.repeat(251)}.pdf`.normalize('NFD')), undefined],
    ['an empty one', file('nada.pdf', []), /vacío/],
    ['one that is not what it says', file('foto.png'), /contenido/],
    ['one too big', sized('grande.pdf', TOPES.porArchivo + 1), /10 MB/],
  ])('%s', async (_name, chosen, motivo) => {
    const said = await checkAdjunto(chosen, [])
    if (motivo === undefined) expect(said).toBeUndefined()
    else expect(said).toMatch(motivo)
  })

  test('one file too many, the same file twice and too great a total are refused too', async () => {
    const diez = Array.from({ length: TOPES.archivos }, (_, n) => file(`${n}.pdf`))
    expect(await checkAdjunto(file('otro.pdf'), diez)).toMatch(/hasta 10 archivos/)
    expect(await checkAdjunto(file('0.pdf'), diez.slice(0, 2))).toMatch(/ya está/)
    const [nfc, nfd] = ['NFC', 'NFD'].map((forma) => file('cédula.pdf'.normalize(forma)))
    expect(await checkAdjunto(nfd as File, [nfc as File])).toMatch(/ya está/)
    const dos = [sized('a.pdf', TOPES.porArchivo), sized('b.pdf', TOPES.porArchivo)]
    expect(await checkAdjunto(sized('c.pdf', TOPES.porArchivo), dos)).toMatch(/25 MB/)
    // The limit of 10 files is for the whole request, so the 10 files of another field leave no room. But the same file
    // may be in both fields.
    expect(await checkAdjunto(file('otro.pdf'), [], diez)).toMatch(/hasta 10 archivos/)
    expect(await checkAdjunto(file('0.pdf'), [], diez.slice(0, 2))).toBeUndefined()
  })
})
