import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { fecha, type LegajoDatos, textos } from '@apremia/core'
import { black, PDF, PdfDict, PdfString } from '@libpdf/core'
import { describe, expect, it } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readGiro } from './image-orientation.ts'
import { findFallaDeArchivo, joinLegajo, LegajoError, type ParteDeLegajo } from './index.ts'

const opciones = { fuentes: loadFuentes(), deflate: nodeDeflate }
const DATOS: LegajoDatos = {
  municipio: { nombre: 'San Nicolás', provincia: 'Buenos Aires' },
  ...{ imponible: '101', recurso: 'AB', fecha: fecha('2026-11-28'), autor: 'Ana Gómez' },
  campos: [
    { rotulo: 'Actora', valor: 'Municipalidad de San Nicolás' },
    { rotulo: 'Matrícula', valor: '' },
  ],
  avisos: ['Los importes son de hace un año.'],
}
const DIA = fecha('2026-10-02')

const firmado = (cual: string): Uint8Array =>
  readFileSync(new URL(`../../../../fixtures/firmados/${cual}.pdf`, import.meta.url))

const parte = (nombre: string, bytes: Uint8Array, tipo = 'application/pdf'): ParteDeLegajo => ({
  ...{ nombre, bytes, tipo, fecha: DIA },
})

/** Builds a PDF with one page for each text. `giro` is the rotation of the pages. */
const simple = async (textos: readonly string[], giro: 0 | 90 | 180 | 270 = 0) => {
  const pdf = PDF.create()
  for (const texto of textos) {
    const page = pdf.addPage({ width: 400, height: 300 })
    page.drawText(texto, { x: 50, y: 150 })
    page.setRotation(giro)
  }
  return pdf
}

const join = (partes: readonly ParteDeLegajo[], aparte: Parameters<typeof joinLegajo>[2] = []) =>
  joinLegajo(DATOS, partes, aparte, opciones)

const fallaDe = (bytes: Uint8Array, tipo = 'application/pdf') => findFallaDeArchivo({ bytes, tipo })

const textosDe = (bytes: Uint8Array): string[] =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((texto) => texto.replaceAll(/[\s\u00a0]+/g, ' '))

interface Lugar {
  readonly texto: string
  readonly x: number
  readonly y: number
  readonly abajo: number
}

/** Returns the words of each page with their places on the displayed page, from the upper left corner. */
const lugaresDe = (bytes: Uint8Array): Lugar[][] =>
  execFileSync('pdftotext', ['-bbox', '-', '-'], { input: bytes, encoding: 'utf8' })
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/xMin="([-\d.]+)" yMin="([-\d.]+)".*?yMax="([-\d.]+)">([^<]*)</g)].map(
        ([, x, y, abajo, texto = '']) => ({
          texto,
          x: Number(x),
          y: Number(y),
          abajo: Number(abajo),
        }),
      ),
    )

/** Counts the dark pixels in the left half of a PDF page, in the row of pixels `y` points below the top. */
const countNegros = (bytes: Uint8Array, pagina: number, y: number): number => {
  const pgm = execFileSync(
    'pdftoppm',
    ['-r', '144', '-gray', '-f', `${pagina}`, '-l', `${pagina}`, '-y', `${y * 2}`, '-H', '1', '-'],
    { input: bytes },
  )
  return pgm.subarray(pgm.length - 800, pgm.length - 400).filter((gris) => gris < 128).length
}

/** Builds a chunk of a PNG image. The checksum of the chunk is zero, because the PDF library does not check it. */
const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  return Buffer.concat([head, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

const png = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Buffer.alloc((width + 1) * height)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a joined bundle', () => {
  it('keeps each label of the cover apart from its value', async () => {
    const campos = Object.values(textos.legajos.campos).map((rotulo) => ({
      rotulo: `${rotulo} 2`,
      valor: 'XXX',
    }))
    const bytes = await joinLegajo({ ...DATOS, campos }, [], [], opciones)
    const [portada = ''] = textosDe(bytes)
    for (const { rotulo } of campos) expect(portada).toContain(`${rotulo} XXX`)
  })

  it('has the cover, the index with its pages, each document in order and every page numbered', async () => {
    const escaneo = parte('Acuse de la carta N.º 7', png(30, 20), 'image/png')
    const dos = await (await simple(['uno de dos', 'dos de dos'])).save()
    const bytes = await join(
      [parte('Título ejecutivo N.º 1234', firmado('itext')), escaneo, parte('Poder', dos)],
      [{ nombre: 'Demanda', aviso: 'Es un documento de Word: va solo en el zip.' }],
    )
    const textos = textosDe(bytes)
    expect(textos).toHaveLength(5)
    textos.forEach((texto, i) => {
      expect(texto).toContain(`Foja ${i + 1} de 5`)
      expect(texto).toContain('Copia de lectura')
    })
    const [portada = '', titulo, , uno, otra] = textos
    for (const visto of [
      'MUNICIPALIDAD DE SAN NICOLÁS',
      'Actora Municipalidad de San Nicolás',
      'Matrícula —',
      '1 Título ejecutivo N.º 1234 02/10/2026 2',
      '2 Acuse de la carta N.º 7 02/10/2026 3',
      '3 Poder 02/10/2026 4-5',
      'Van aparte, en el zip – Demanda. Es un documento de Word',
    ])
      expect(portada).toContain(visto)
    // The bundle goes to court, so it must not contain the warnings that are meant only for the lawyer.
    expect(textos.join()).not.toContain('Los importes son de hace un año.')
    expect(titulo).toMatch(/GONZÁLEZ PEÑA/)
    expect(uno).toContain('uno de dos')
    expect(otra).toContain('dos de dos')
  })

  it('has one bookmark for each document', async () => {
    const pdf = await PDF.load(await join([parte('Título N.º 1', firmado('poppler'))]))
    const get = pdf.getObject.bind(pdf)
    const nombres: string[] = []
    let nodo = pdf.getCatalog().getDict('Outlines', get)?.getDict('First', get)
    while (nodo) {
      const titulo = nodo.get('Title')
      if (titulo instanceof PdfString) nombres.push(titulo.asString())
      nodo = nodo.getDict('Next', get)
    }
    expect(nombres).toEqual(['LEGAJO DEL CASO', 'Título N.º 1'])
  })

  it('draws the signatures that it received, and has no form, link nor script', async () => {
    for (const cual of ['itext', 'itext-certificado', 'libpdf', 'pdfbox', 'poppler']) {
      const original = textosDe(firmado(cual))[0] ?? ''
      const pdf = await PDF.load(await join([parte('Título', firmado(cual))]))
      expect(pdf.getForm()?.getFields() ?? []).toEqual([])
      for (const { dict } of pdf.getPages()) {
        expect(dict.has('Annots'), cual).toBe(false)
        expect(dict.has('AA'), cual).toBe(false)
      }
      expect(textosDe(await pdf.save())[1], cual).toContain(original.trim())
    }
  })

  it('drops an action that runs when its page opens', async () => {
    const pdf = await simple(['hola'])
    pdf.getPage(0)?.dict.set('AA', new PdfDict())
    const junto = await PDF.load(await join([parte('Con acción', await pdf.save())]))
    expect(junto.getPage(1)?.dict.has('AA')).toBe(false)
  })

  it('numbers a turned page where it is seen', async () => {
    const partes = await Promise.all(
      ([0, 90, 180, 270] as const).map(async (giro) =>
        parte(`Girada ${giro}`, await (await simple(['x'], giro)).save()),
      ),
    )
    const paginas = lugaresDe(await join(partes)).slice(1)
    expect(paginas).toHaveLength(4)
    paginas.forEach((palabras, i) => {
      const ancho = i % 2 === 0 ? 400 : 300
      const foja = palabras.find(({ texto }) => texto === 'Foja')
      expect(foja?.y).toBeLessThan(20)
      expect(foja?.x).toBeGreaterThan(ancho - 80)
      expect(foja?.x).toBeLessThan(ancho - 50)
    })
  })

  it('covers nothing of a page that is full up to its edges, whatever its turn, nor of a scan', async () => {
    const llena = async (giro: 0 | 90 | 180 | 270) => {
      const pdf = PDF.create()
      const page = pdf.addPage({ width: 400, height: 300 })
      for (let y = 2; y < 293; y += 9) page.drawText('palabra '.repeat(11), { x: 2, y, size: 8 })
      page.setRotation(giro)
      return parte(`Llena ${giro}`, await pdf.save())
    }
    const partes = await Promise.all(([0, 90, 180, 270] as const).map(llena))
    const negra = PDF.create()
    negra
      .addPage({ width: 400, height: 300 })
      .drawRectangle({ ...{ x: 0, y: 0, width: 400, height: 300 }, color: black })
    const titulo = parte('Título', firmado('itext'))
    const bytes = await join([...partes, titulo, parte('Escaneo', await negra.save())])
    const paginas = lugaresDe(bytes)
    for (const [i, palabras] of paginas.entries()) {
      const desde = palabras.findIndex(({ texto }) => texto === 'Copia')
      const marca = palabras.slice(desde, desde + 8)
      expect(marca.map(({ texto }) => texto).join(' ')).toBe(
        `Copia de lectura · Foja ${i + 1} de ${paginas.length}`,
      )
      const otras = palabras.filter((una) => !marca.includes(una))
      if (i > 0 && i < 5) expect(otras.length).toBeGreaterThan(300)
      const abajo = Math.max(...marca.map(({ abajo }) => abajo))
      for (const { texto, y } of otras) expect([texto, y > abajo]).toEqual([texto, true])
    }
    expect(countNegros(bytes, paginas.length, 14)).toBe(0)
    expect(countNegros(bytes, paginas.length, 30)).toBeGreaterThan(300)
  })

  it('without documents is the cover alone', async () => {
    expect(textosDe(await join([]))).toHaveLength(1)
  })

  it('with a long index counts all the pages of the index', async () => {
    const una = await (await simple(['x'])).save()
    const partes = Array.from({ length: 70 }, (_, i) => parte(`Documento ${i + 1}`, una))
    const textos = textosDe(await join(partes))
    const portada = textos.findIndex((texto) => !/Documento|Actora/.test(texto))
    expect(portada).toBeGreaterThan(1)
    expect(textos).toHaveLength(portada + 70)
    expect(textos.slice(0, portada).join(' ')).toContain(
      `70 Documento 70 02/10/2026 ${portada + 70}`,
    )
  })

  it('refuses by its name a document that cannot be joined', async () => {
    const roto = join([parte('Poder general', Buffer.from('%PDF-1.7 nada'))])
    await expect(roto).rejects.toThrow(LegajoError)
    await expect(roto).rejects.toThrow('«Poder general» no se pudo juntar')
    await expect(join([parte('Foto', Buffer.from('nada'), 'image/png')])).rejects.toThrow('«Foto»')
  })
})

describe('a PDF that may come from anywhere', () => {
  it('can be joined when it is whole', async () => {
    expect(await fallaDe(firmado('libpdf'))).toBeNull()
    expect(await fallaDe(await (await simple(['x'])).save())).toBeNull()
  })

  it('with a password is told, also when it opens without writing it', async () => {
    for (const userPassword of ['clave', '']) {
      const pdf = await simple(['x'])
      pdf.setProtection({ userPassword, ownerPassword: 'otra' })
      expect(await fallaDe(await pdf.save())).toBe('contrasena')
    }
  })

  it('that is cut, empty, without pages or with a false index is damaged', async () => {
    const bytes = await (await simple(['x'])).save()
    const cortado = bytes.subarray(0, bytes.length - 200)
    const falso = Buffer.from(
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/startxref\s+\d+/, 'startxref\n7'),
      'latin1',
    )
    for (const malo of [cortado, falso, await PDF.create().save(), Buffer.alloc(0)])
      expect(await fallaDe(malo)).toBe('danado')
  })

  it('or an image, cut or of another type, is damaged', async () => {
    expect(await fallaDe(png(4, 4), 'image/png')).toBeNull()
    expect(await fallaDe(png(4, 4).subarray(0, 20), 'image/png')).toBe('danado')
    expect(await fallaDe(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg')).toBe('danado')
  })

  it('whose pages go round is damaged', async () => {
    const cuerpo = `1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1000000>>endobj
trailer<</Root 1 0 R/Size 3>>
startxref
0
%%EOF`
    expect(await fallaDe(Buffer.from(`%PDF-1.4\n${cuerpo}`))).toBe('danado')
  })
})

describe('the turn of a photo', () => {
  const jpeg = (orden: 'II' | 'MM', orientacion: number): Buffer => {
    const little = orden === 'II'
    const tiff = Buffer.alloc(26)
    tiff.write(orden, 0, 'latin1')
    const u16 = (value: number, at: number) =>
      little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
    u16(42, 2)
    if (little) tiff.writeUInt32LE(8, 4)
    else tiff.writeUInt32BE(8, 4)
    u16(1, 8)
    u16(0x0112, 10)
    u16(orientacion, 18)
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(exif.length + 2)
    return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), length, exif, Buffer.alloc(9)])
  }

  it('is what its camera says, in the two orders of bytes', () => {
    for (const orden of ['II', 'MM'] as const)
      expect([1, 3, 6, 8].map((orientacion) => readGiro(jpeg(orden, orientacion)))).toEqual([
        ...[0, 180, 90, 270],
      ])
  })

  it('is none for other images and for a cut header', () => {
    expect(readGiro(png(2, 2))).toBe(0)
    expect(readGiro(jpeg('II', 6).subarray(0, 20))).toBe(0)
    expect(readGiro(Buffer.from([0xff, 0xd8]))).toBe(0)
  })
})
