import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { hasSoloFirma } from '@apremia/core'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { appendRevision, type Objetos, partesDe, signByHand } from '../testing/append-revision.ts'
import { HERRAMIENTAS } from '../testing/herramientas-de-firma.ts'
import { samplePeriodos } from '../testing/sample-titulo.ts'
import { sampleConFundamento } from '../testing/sample-titulo-con-fundamento.ts'
import { makeSelfSigned } from '../testing/self-signed.ts'
import { signTitulo } from '../testing/sign-titulo.ts'
import { createTituloRenderer } from '../titulo-ejecutivo/create-titulo-renderer.ts'

const { render } = createTituloRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })
const EMITIDO = render(sampleConFundamento(samplePeriodos(20), { campoDeFirma: true }), 2)
const PARTES = partesDe(EMITIDO)
const { catalog, form, field, page, contents, info, textOf, size } = PARTES
const [FIRMA, OTRO, OTRA] = [size, size + 1, size + 2]
const TRAILER = `/Root ${catalog} 0 R/Info ${info} 0 R`

const juzgar = (bytes: Uint8Array, largo = EMITIDO.length) =>
  hasSoloFirma(bytes, largo, HERRAMIENTAS)

const plus = (number: number, entries: string) => textOf(number).replace(/>>$/, `${entries}>>`)
const stream = (text: string, entries = '') =>
  `<<${entries}/Length ${text.length}>>stream\n${text}\nendstream`
const PINTA = stream('0 0 595 842 re f', '/Type/XObject/Subtype/Form/BBox[0 0 595 842]')
const CON_FIRMA = { [field]: plus(field, `/V ${FIRMA} 0 R`) }
const firmar = (objetos: Objetos = {}, trailer = TRAILER, antes: Uint8Array = EMITIDO) =>
  signByHand(antes, FIRMA, { ...CON_FIRMA, ...objetos }, trailer)
const pintado = plus(field, `/V ${FIRMA} 0 R/AP<</N ${OTRO} 0 R>>`)
const movido = (rectangle: string) => pintado.replace(/\/Rect\[[^\]]+\]/, `/Rect[${rectangle}]`)

/** Draws the pages of a PDF with poppler, a program independent of the product. */
const draw = (bytes: Uint8Array): Buffer =>
  execFileSync('pdftoppm', ['-r', '20', '-gray', '-'], { input: bytes, stdio: 'pipe' })

const texto = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

let firmado: Uint8Array
beforeAll(async () => {
  firmado = await signTitulo(EMITIDO, await makeSelfSigned('Prueba'))
})

describe('a signature and nothing else', () => {
  test('made by a signing program', async () => {
    expect(await juzgar(firmado)).toBe(true)
  })

  test.each(['itext', 'itext-certificado', 'libpdf', 'pdfbox', 'poppler'])(
    'made by %s',
    async (programa) => {
      const bytes = readFileSync(
        new URL(`../../../../fixtures/firmados/${programa}.pdf`, import.meta.url),
      )
      const largo = bytes.indexOf('%%EOF\n') + '%%EOF\n'.length
      expect(await juzgar(bytes, largo)).toBe(true)
      expect(await juzgar(Buffer.concat([bytes, Buffer.from('\n')]), largo)).toBe(false)
    },
  )

  const BUENAS: Readonly<Record<string, () => Uint8Array>> = {
    'with the least': () => firmar(),
    'with an appearance in the field': () => firmar({ [field]: pintado, [OTRO]: PINTA }),
    'with an empty rectangle': () => firmar({ [field]: movido('0 0 0 0'), [OTRO]: PINTA }),
    'whose program says the field is of another page': () =>
      firmar({ [field]: CON_FIRMA[field]?.replace(/\/P \d+/, '/P 1') ?? '' }),
    'whose program tells the form that it has a signature': () =>
      firmar({ [form]: textOf(form).replace('/SigFlags 1', '/SigFlags 3') }),
    'whose program writes the form in the catalogue': () =>
      firmar({
        [catalog]: textOf(catalog).replace(`/AcroForm ${form} 0 R`, `/AcroForm${textOf(form)}`),
      }),
    'whose program writes the page again': () => firmar({ [page]: textOf(page) }),
    'whose program writes the annotations of the page apart': () =>
      firmar({
        [page]: textOf(page).replace(/\/Annots\[.*\]/, `/Annots ${OTRO} 0 R`),
        [OTRO]: `[${field} 0 R]`,
      }),
    'with the date on which the file was changed': () =>
      firmar({ [info]: plus(info, '/ModDate(D:20260905120000Z)/Producer(Un firmador)') }),
    'with strings written in another way': () =>
      firmar({ [field]: CON_FIRMA[field]?.replace('(Firma)', '<46 69726D61>') ?? '' }),
    'with certificates added afterwards': () =>
      appendRevision(
        firmar(),
        {
          [catalog]: plus(catalog, `/DSS<</Certs[${OTRO} 0 R]>>`),
          [OTRO]: stream('un certificado'),
        },
        TRAILER,
      ),
    'after a saving that changed nothing': () =>
      firmar({}, TRAILER, appendRevision(EMITIDO, { [page]: textOf(page) }, TRAILER)),
  }
  test.each(Object.keys(BUENAS))('%s', async (nombre) => {
    expect(await juzgar(BUENAS[nombre]?.() ?? EMITIDO)).toBe(true)
  })
})

/**
 * Attacks on a signed PDF. Each one changes, or could change, the content that the executive title shows. Each attack
 * is tried three times: added before the signature, together with the signature, and after it.
 */
const ATAQUES: Readonly<Record<string, Objetos>> = {
  'another content of the page': { [contents]: stream('0 0 595 842 re f') },
  'another page content, in a new object': {
    [page]: textOf(page).replace(`/Contents ${contents} 0 R`, `/Contents ${OTRO} 0 R`),
    [OTRO]: stream('0 0 595 842 re f'),
  },
  'more content in the page': {
    [page]: textOf(page).replace(
      `/Contents ${contents} 0 R`,
      `/Contents[${contents} 0 R ${OTRO} 0 R]`,
    ),
    [OTRO]: stream('0 0 595 842 re f'),
  },
  'other resources of the page': { [page]: plus(page, '/Resources<</Font<<>>>>') },
  'a crop of the page': { [page]: plus(page, '/CropBox[0 0 595 400]') },
  'a page turned': { [page]: plus(page, '/Rotate 180') },
  'an action of the page': { [page]: plus(page, `/AA<</O<</S/JavaScript/JS(app.alert(1))>>>>`) },
  'a new annotation': {
    [page]: textOf(page).replace('/Annots[', `/Annots[${OTRA} 0 R `),
    [OTRA]: `<</Type/Annot/Subtype/Stamp/Rect[0 0 595 842]/F 4/AP<</N ${OTRO} 0 R>>>>`,
    [OTRO]: PINTA,
  },
  'a new field in the form': {
    [form]: textOf(form).replace('/Fields[', `/Fields[${OTRO} 0 R `),
    [OTRO]: '<</Type/Annot/Subtype/Widget/FT/Tx/T(x)/V(y)/Rect[0 0 595 842]>>',
  },
  'a form whose fields are drawn again': { [form]: plus(form, '/NeedAppearances true') },
  'another form': { [form]: plus(form, `/XFA ${OTRO} 0 R`), [OTRO]: stream('<xdp/>') },
  'other pages': {
    [catalog]: textOf(catalog).replace(/\/Pages \d+ 0 R/, `/Pages ${OTRO} 0 R`),
    [OTRO]: `<</Type/Pages/Count 1/Kids[${OTRA} 0 R]/MediaBox[0 0 595 842]>>`,
    [OTRA]: `<</Type/Page/Parent ${OTRO} 0 R>>`,
  },
  'a page less': {
    [catalog + 1]: textOf(catalog + 1).replace(/Count \d+\/Kids\[\d+ 0 R ?/, 'Count 0/Kids['),
  },
  'an action on opening': { [catalog]: plus(catalog, '/OpenAction<</S/JavaScript/JS(1)>>') },
  'a script with a name': { [catalog]: plus(catalog, '/Names<</JavaScript<</Names[]>>>>') },
  'layers that hide': { [catalog]: plus(catalog, '/OCProperties<</OCGs[]/D<<>>>>') },
  'another form in the catalogue': {
    [catalog]: textOf(catalog).replace(/\/AcroForm \d+ 0 R/, `/AcroForm<</Fields[]>>`),
  },
  'another text for screen readers': {
    [catalog]: textOf(catalog).replace(/\/StructTreeRoot \d+ 0 R/, `/StructTreeRoot ${OTRO} 0 R`),
    [OTRO]: '<</Type/StructTreeRoot>>',
  },
  'another title in the window': {
    [info]: textOf(info).replace('/Title (T', '/Title (Otro t'),
  },
  'another font': { 1: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>' },
  'a font file': { [PARTES.info - 2]: stream('x') },
}

const DEL_CAMPO: Readonly<Record<string, string>> = {
  'all the page': movido('0 0 595 842'),
  'a point more': pintado.replace(/\/Rect\[(\d+)/, (_, left) => `/Rect[${Number(left) - 1}`),
  'no page, at any size of the screen': pintado.replace('/F 4', '/F 28'),
  'an action': plus(field, `/V ${FIRMA} 0 R/A<</S/URI/URI(https://otro.example)>>`),
  actions: plus(field, `/V ${FIRMA} 0 R/AA<</E<</S/JavaScript/JS(1)>>>>`),
  'another kind of annotation': pintado.replace('/Subtype/Widget', '/Subtype/Stamp'),
  'another kind of field': pintado.replace('/FT/Sig', '/FT/Tx'),
  'another name': pintado.replace('(Firma)', '(Otra)'),
  'a parent': plus(field, `/V ${FIRMA} 0 R/Parent ${OTRO} 0 R`),
  'a key twice': plus(field, `/V ${FIRMA} 0 R/V ${OTRO} 0 R`),
}

describe('more than a signature', () => {
  test.each(Object.keys(ATAQUES))('%s', async (nombre) => {
    const ataque = ATAQUES[nombre] ?? {}
    for (const [number, text] of Object.entries(ataque))
      if (Number(number) < size) expect(text, number).not.toBe(textOf(Number(number)))
    expect(await juzgar(firmar({}, TRAILER, appendRevision(EMITIDO, ataque, TRAILER)))).toBe(false)
    expect(await juzgar(firmar(ataque))).toBe(false)
    expect(await juzgar(appendRevision(firmar(), ataque, TRAILER))).toBe(false)
    expect(await juzgar(appendRevision(firmado, ataque, TRAILER))).toBe(false)
  })

  test.each(Object.keys(DEL_CAMPO))('a field with %s', async (nombre) => {
    expect(DEL_CAMPO[nombre]).not.toBe(pintado)
    expect(await juzgar(firmar({ [field]: DEL_CAMPO[nombre] ?? '', [OTRO]: PINTA }))).toBe(false)
  })

  test('a field that gets an appearance, or loses its signature, after it was signed', async () => {
    for (const text of [pintado, textOf(field)])
      expect(
        await juzgar(appendRevision(firmar(), { [field]: text, [OTRO]: PINTA }, TRAILER)),
      ).toBe(false)
  })

  test.each([
    ['another catalogue', `/Root ${OTRO} 0 R/Info ${info} 0 R`],
    ['a hidden table', `${TRAILER}/XRefStm 100`],
    ['encryption', `${TRAILER}/Encrypt ${OTRO} 0 R`],
    ['another title', `/Root ${catalog} 0 R/Info ${OTRA} 0 R`],
    ['no catalogue', `/Info ${info} 0 R`],
  ])('%s at the end', async (_, trailer) => {
    const otros = {
      [OTRO]: textOf(catalog).replace(/\/Pages \d+/, `/Pages ${OTRA}`),
      [OTRA]: '<</Title(Otro)>>',
    }
    expect(await juzgar(firmar(otros))).toBe(true)
    expect(await juzgar(firmar(otros, trailer))).toBe(false)
  })

  const conCola = (cambiar: (cola: string) => string) => {
    const cola = texto(
      appendRevision(EMITIDO, { [OTRO]: '<<>>' }, TRAILER).subarray(EMITIDO.length),
    )
    expect(cambiar(cola)).not.toBe(cola)
    return firmar({}, TRAILER, Buffer.concat([EMITIDO, Buffer.from(cambiar(cola), 'latin1')]))
  }
  test('a saving whose table does not tell where each of its objects is', async () => {
    expect(
      await juzgar(firmar({}, TRAILER, appendRevision(EMITIDO, { [OTRO]: '<<>>' }, TRAILER))),
    ).toBe(true)
    const { length } = EMITIDO
    const escrito = String(length).padStart(10, '0')
    const comentar = (cola: string, comentario: string) =>
      cola
        .replace('xref\n', `${comentario}\nxref\n`)
        .replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + comentario.length + 1}`)
    for (const cambiar of [
      (cola: string) => comentar(cola, '%iText-5.5.13'),
      (cola: string) => cola.replace('xref\n', `xref\n${OTRA} 1\n0000000000 00001 f \n`),
    ])
      expect(await juzgar(conCola(cambiar))).toBe(true)
    const colas: readonly ((cola: string) => string)[] = [
      (cola) => cola.replace(escrito, '0000000015'),
      (cola) => cola.replace(`${escrito} 00000 n`, `${escrito} 00000 f`),
      (cola) => cola.replace(`${OTRO} 1\n`, `${contents} 1\n`),
      (cola) => cola.replace('xref\n', `xref\n${contents} 1\n0000000000 00001 f \n`),
      (cola) => cola.replace(/\/Prev \d+/, '/Prev 0'),
      (cola) => comentar(cola, `% ${contents} 0 obj <<>> endobj`),
      (cola) => comentar(cola, '%%EOF'),
      (cola) => cola.replace(`${OTRO} 0 obj`, `${OTRO} 1 obj`),
    ]
    for (const cambiar of colas) expect(await juzgar(conCola(cambiar))).toBe(false)
  })

  test('an object that the table does not tell', async () => {
    const escondido = `${contents} 0 obj\n${stream('0 0 595 842 re f')}\nendobj\n`
    const cola = Buffer.from(escondido, 'latin1')
    expect(await juzgar(firmar({}, TRAILER, Buffer.concat([EMITIDO, cola])))).toBe(false)
  })

  test('objects packed in a stream: only those that a signature may change', async () => {
    const pack = (number: number, text: string) => {
      const data = deflateSync(Buffer.from(`${number} 0 ${text}`, 'latin1')).toString('latin1')
      return stream(data, `/Type/ObjStm/N 1/First ${`${number} 0 `.length}/Filter/FlateDecode`)
    }
    /**
     * Adds a revision whose cross-reference is a stream, because only such a cross-reference can locate an object
     * inside another stream.
     */
    const packed = (number: number, text: string) => {
      const holder = `${OTRO} 0 obj\n${pack(number, text)}\nendobj\n`
      const at = EMITIDO.length + Buffer.byteLength(holder, 'latin1')
      const row = (type: number, second: number, third: number) => {
        const bytes = Buffer.alloc(6)
        bytes.writeUInt8(type)
        bytes.writeUInt32BE(second, 1)
        bytes.writeUInt8(third, 5)
        return bytes.toString('latin1')
      }
      const rows = [row(2, OTRO, 0), row(1, EMITIDO.length, 0), row(1, at, 0)].join('')
      const prev = /startxref\n(\d+)/.exec(texto(EMITIDO.subarray(-40)))?.[1]
      const entries = `/Type/XRef/Size 9999/W[1 4 1]/Index[${number} 1 ${OTRO} 2]/Prev ${prev}${TRAILER}`
      const table = `${OTRA} 0 obj\n${stream(rows, entries)}\nendobj\nstartxref\n${at}\n%%EOF\n`
      return firmar({}, TRAILER, Buffer.concat([EMITIDO, Buffer.from(holder + table, 'latin1')]))
    }
    expect(await juzgar(packed(page, textOf(page)))).toBe(true)
    expect(await juzgar(packed(form, textOf(form).replace('SigFlags 1', 'SigFlags 3')))).toBe(true)
    expect(await juzgar(packed(page, plus(page, '/Rotate 90')))).toBe(false)
    expect(await juzgar(packed(contents, '<<>>'))).toBe(false)
  })
})

describe('no signature', () => {
  test('the issued file, and the issued file with a saving that changes nothing', async () => {
    expect(await juzgar(EMITIDO)).toBe(false)
    expect(await juzgar(appendRevision(EMITIDO, { [page]: textOf(page) }, TRAILER))).toBe(false)
  })

  test('a signature that does not cover the file, is of other bytes or is of nothing', async () => {
    const bueno = firmar()
    const escrito = texto(bueno.subarray(EMITIDO.length))
    const cambios: readonly ((text: string) => string)[] = [
      (text) => text.replace('/ByteRange[0 ', '/ByteRange[1 '),
      (text) =>
        text.replace(
          /(\/ByteRange\[0 \d+ \d+ )(\d+)/,
          (_, a, b) => a + String(Number(b) - 1).padStart(10, '0'),
        ),
      (text) => text.replace('adbe.pkcs7.detached', 'adbe.pkcs7.sha1____'),
      (text) =>
        text.replace(/0431220420../, (part) =>
          `${part.slice(0, -2)}zz`.replace('zz', part.endsWith('00') ? '01' : '00'),
        ),
      (text) => text.replace('06092a864886f70d010904', '06092a864886f70d010903'),
    ]
    for (const cambiar of cambios) {
      expect(cambiar(escrito)).not.toBe(escrito)
      expect(await juzgar(Buffer.concat([EMITIDO, Buffer.from(cambiar(escrito), 'latin1')]))).toBe(
        false,
      )
    }
    expect(await juzgar(Buffer.concat([EMITIDO, Buffer.from(escrito, 'latin1')]))).toBe(true)
  })

  test('a title without a field: what somebody adds may be anywhere', async () => {
    const sinCampo = render(sampleConFundamento(samplePeriodos(3)), 2)
    const conOtro = await signTitulo(sinCampo, await makeSelfSigned('Prueba'))
    expect(await juzgar(conOtro, sinCampo.length)).toBe(false)
  })

  test('a title of another length, or no PDF', async () => {
    expect(await juzgar(firmado, EMITIDO.length - 1)).toBe(false)
    expect(await juzgar(firmado, EMITIDO.length + 1)).toBe(false)
    expect(await juzgar(new Uint8Array(100), 50)).toBe(false)
    expect(await juzgar(new Uint8Array(0), 0)).toBe(false)
  })
})

describe('any byte of what was added', () => {
  const placeOfContents = (bytes: Uint8Array) => {
    const start = Buffer.from(bytes).indexOf('/Contents <', EMITIDO.length) + '/Contents '.length
    return [start, Buffer.from(bytes).indexOf('>', start)] as const
  }

  test('changed, outside the signature itself, is found out', async () => {
    const [start, end] = placeOfContents(firmado)
    for (let at = EMITIDO.length; at < firmado.length; at++) {
      if (at > start && at < end) continue
      const otro = firmado.slice()
      otro[at] = (otro[at] ?? 0) ^ (1 << (at % 8))
      expect(await juzgar(otro), String(at)).toBe(false)
    }
  })

  test('more, or less, is found out anywhere', async () => {
    const place = fc.integer({ min: EMITIDO.length, max: firmado.length })
    await fc.assert(
      fc.asyncProperty(place, fc.uint8Array({ minLength: 1, maxLength: 40 }), async (at, more) => {
        const [antes, despues] = [firmado.subarray(0, at), firmado.subarray(at)]
        expect(await juzgar(Buffer.concat([antes, more, despues]))).toBe(false)
        expect(await juzgar(Buffer.concat([antes, despues.subarray(more.length)]))).toBe(
          at === firmado.length,
        )
      }),
      { numRuns: 150 },
    )
  })

  test('changed before the file is signed draws nothing else', async () => {
    const objetos = Object.fromEntries([catalog, form, page, info].map((n) => [n, textOf(n)]))
    const cola = appendRevision(EMITIDO, objetos, TRAILER).subarray(EMITIDO.length)
    const dibujo = draw(EMITIDO)
    expect(dibujo.toString('latin1')).toMatch(/^P5\s/)
    let aceptados = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(cola.length - 1), fc.nat(255), async (at, byte) => {
        const otra = cola.slice()
        otra[at] = byte
        const bytes = firmar({}, TRAILER, Buffer.concat([EMITIDO, otra]))
        if (!(await juzgar(bytes))) return
        aceptados += 1
        expect(draw(bytes).equals(dibujo)).toBe(true)
      }),
      { numRuns: 400, examples: [[cola.length - 1, cola.at(-1) ?? 0]] },
    )
    expect(aceptados).toBeGreaterThan(0)
  })
})
