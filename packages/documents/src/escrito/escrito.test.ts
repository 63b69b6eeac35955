import { CLASES_DE_ESCRITO, computeEjemploDeEscrito, textos } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { createStoredZip } from '../zip/stored-zip.ts'
import { fillEscrito, listCorchetes, renderPlantillaInicial, reviewPlantilla } from './index.ts'
import { unzipDocx } from './unzip-docx.ts'

const FECHA = new Date('2026-11-28T12:00:00Z')
const t = textos.escritosJudiciales

const documentOf = async (docx: Uint8Array): Promise<string> =>
  (await unzipDocx(docx)).get('word/document.xml')?.toString('utf8') ?? ''

const parrafosDe = (xml: string): string[] =>
  [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([p]) =>
    [...p.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, texto]) => texto).join(''),
  )

const zipOf = async (partes: ReadonlyMap<string, string | Buffer>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  const zip = createStoredZip((chunk) => {
    chunks.push(chunk)
    return undefined
  }, FECHA)
  for (const [nombre, texto] of partes) await zip.add(nombre, Buffer.from(texto as string))
  await zip.end()
  return Buffer.concat(chunks)
}

/** Builds a template with the given paragraphs. `cambios` adds parts or replaces existing parts. */
const plantillaCon = async (
  renglones: readonly string[],
  cambios: Readonly<Record<string, string | ((antes: string) => string)>> = {},
): Promise<Buffer> => {
  const partes = new Map<string, string>(
    [...(await unzipDocx(await renderPlantillaInicial('otro', FECHA)))].map(([nombre, bytes]) => [
      nombre,
      bytes.toString('utf8'),
    ]),
  )
  const cuerpo = renglones
    .map((uno) => (uno.startsWith('<') ? uno : `<w:p><w:r><w:t>${uno}</w:t></w:r></w:p>`))
    .join('')
  partes.set(
    'word/document.xml',
    (partes.get('word/document.xml') ?? '').replace(
      /<w:body>.*<w:sectPr/s,
      `<w:body>${cuerpo}<w:sectPr`,
    ),
  )
  for (const [nombre, cambio] of Object.entries(cambios))
    partes.set(nombre, typeof cambio === 'string' ? cambio : cambio(partes.get(nombre) ?? ''))
  return zipOf(partes)
}

const motivosDe = async (docx: Uint8Array, bloques: readonly string[] = []) =>
  (await reviewPlantilla(docx, bloques)).motivos

describe('the first templates', () => {
  it.each(CLASES_DE_ESCRITO)('%s is accepted, and every field of it is filled', async (clase) => {
    const docx = await renderPlantillaInicial(clase, FECHA)
    expect(await motivosDe(docx)).toEqual([])
    const hecho = await documentOf(await fillEscrito(docx, computeEjemploDeEscrito(), {}))
    expect(hecho).not.toMatch(/[{}]/)
    expect(parrafosDe(hecho).join('\n')).toMatch(/PÉREZ, JUAN|GÓMEZ, ANA/)
  })
})

describe('the first template of a claim', () => {
  const fill = async (clase: (typeof CLASES_DE_ESCRITO)[number]) =>
    documentOf(
      await fillEscrito(await renderPlantillaInicial(clase, FECHA), computeEjemploDeEscrito(), {}),
    )

  it('claims the sum of the titles, and dates the debt that the municipality tells', async () => {
    const parrafos = parrafosDe(await fill('demanda'))
    const objeto = parrafos.find((texto) => texto.startsWith('Promuevo juicio'))
    expect(objeto).toContain('por $ 95.000,00 (PESOS NOVENTA Y CINCO MIL CON 00/100)')
    expect(objeto).not.toContain('100.000,00')
    expect(parrafos.join('\n')).toContain('Según lo que el municipio informó al 20/11/2026')
  })

  it.each(['mandamiento', 'medida'] as const)(
    '%s names the title and its amount',
    async (clase) => {
      const importe = parrafosDe(await fill(clase)).find((texto) => texto.startsWith('Importe'))
      expect(importe).toContain('$ 95.000,00')
      expect(importe).toContain('según título ejecutivo N.º\u00a01520')
    },
  )

  it.each(['demanda', 'mandamiento', 'oficio', 'medida', 'reanudacion'] as const)(
    '%s names every debtor',
    async (clase) => {
      const ejemplo = computeEjemploDeEscrito()
      const [uno = {}] = ejemplo.listas.deudores
      const deudores = [
        uno,
        { ...uno, 'deudor.nombre': 'PAZ, LUIS', 'deudor.domicilio': 'Chile 2' },
      ]
      const dos = { ...ejemplo, listas: { ...ejemplo.listas, deudores } }
      const docx = await fillEscrito(await renderPlantillaInicial(clase, FECHA), dos, {})
      const texto = parrafosDe(await documentOf(docx)).join('\n')
      expect(texto.match(/Demandado\/a: /g)).toHaveLength(2)
      expect(texto).toMatch(
        /Demandado\/a: PAZ, LUIS, documento .+, Propietario\.\nDomicilio: Chile 2\./,
      )
    },
  )

  it('each debtor has paragraphs of its own, with nothing between them', async () => {
    const ejemplo = computeEjemploDeEscrito()
    const [uno = {}] = ejemplo.listas.deudores
    const tres = { ...ejemplo, listas: { ...ejemplo.listas, deudores: [uno, uno, uno] } }
    const docx = await fillEscrito(await renderPlantillaInicial('demanda', FECHA), tres, {})
    const parrafos = parrafosDe(await documentOf(docx))
    const desde = parrafos.findIndex((texto) => texto.startsWith('Demandado/a'))
    const deDeudores = parrafos.slice(desde - 1, desde + 7).map((texto) => texto.slice(0, 9))
    const par = ['Demandado', 'Domicilio']
    expect(deDeudores).toEqual(['Promuevo ', ...par, ...par, ...par, 'II. Títul'])
  })

  it.each(CLASES_DE_ESCRITO)(
    '%s numbers its pages, in a foot that can be uploaded',
    async (clase) => {
      const docx = await renderPlantillaInicial(clase, FECHA)
      const partes = await unzipDocx(docx)
      const pie = partes.get('word/footer1.xml')?.toString('utf8') ?? ''
      expect(pie).toMatch(/w:instr="PAGE".*w:instr="NUMPAGES"/)
      const [, relacion] =
        /<w:footerReference w:type="default" r:id="(\w+)"/.exec(await documentOf(docx)) ?? []
      expect(partes.get('word/_rels/document.xml.rels')?.toString('utf8')).toContain(
        `Id="${relacion}"`,
      )
    },
  )

  it('repeats the titles of its table on each page, and breaks no row', async () => {
    const filas = [...(await fill('demanda')).matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([fila]) => fila)
    expect(filas.map((fila) => fila.includes('<w:tblHeader/>'))).toEqual([
      true,
      ...filas.slice(1).map(() => false),
    ])
    for (const fila of filas) expect(fila).toContain('<w:cantSplit/>')
  })

  it('keeps a number with its sign, and a law with its number', async () => {
    for (const clase of CLASES_DE_ESCRITO)
      expect(parrafosDe(await fill(clase)).join('\n')).not.toMatch(/(N\.º|Ley|artículo) \d/)
  })

  it('the sums of a claim are those that tell a credit only where there is one', async () => {
    const docx = await documentOf(await renderPlantillaInicial('demanda', FECHA))
    expect(parrafosDe(docx)).toContain('{deuda.resumen}')
    expect(docx).not.toContain('{deuda.saldoAFavor}')
  })

  it.each(CLASES_DE_ESCRITO)('%s has no page with the signature alone', async (clase) => {
    const parrafos = [
      ...(await documentOf(await renderPlantillaInicial(clase, FECHA))).matchAll(
        /<w:p>(?:(?!<w:p>).)*<\/w:p>/gs,
      ),
    ].map(([xml]) => ({ texto: parrafosDe(xml)[0] ?? '', junto: xml.includes('<w:keepNext/>') }))
    expect(parrafos.at(-1)).toEqual({ texto: '[Firma y sello]', junto: false })
    expect(parrafos.slice(-4, -1).map(({ junto }) => junto)).toEqual([true, true, true])
    for (const { texto, junto } of parrafos)
      if (/^(I|II|III|IV|V)\. /.test(texto)) expect([texto, junto]).toEqual([texto, true])
  })

  it('the mandate and the measure say the budget to answer for interest and costs', async () => {
    for (const clase of ['mandamiento', 'medida'] as const) {
      const texto = parrafosDe(await fill(clase)).join('\n')
      expect(texto).toMatch(
        /presupuestan para responder a intereses y costas: en total \$ 125\.000,00/,
      )
    }
  })

  it('the official letter identifies the property by its partida and its designation', async () => {
    const texto = parrafosDe(await fill('oficio')).join('\n')
    expect(texto).toMatch(/partida 006.012345, nomenclatura catastral Circ\. I/)
  })

  it('the resumption tells apart what was due at the lapse, and reads well without payments', async () => {
    const { campos, listas } = computeEjemploDeEscrito()
    const sinPagos = {
      ...campos,
      'convenio.resumenDePagos': t.deConvenio.resumenSinPagos,
      'convenio.imputacion': t.deConvenio.sinImputacion,
    }
    const docx = await renderPlantillaInicial('reanudacion', FECHA)
    const hecho = await documentOf(await fillEscrito(docx, { campos: sinPagos, listas }, {}))
    const texto = parrafosDe(hecho).join('\n')
    expect(texto).toContain(
      'No se registran pagos. El convenio caducó el 11/07/2026, según lo pactado. Cuotas vencidas e impagas a ese día: 3 y 4. Cuotas de vencimiento posterior, exigibles por la caducidad: 5 a 12.',
    )
    expect(texto).not.toContain('ninguna cuota')
    expect(texto).toContain('lo firmó PÉREZ, JUAN, documento 11.111.111, en carácter de titular.')
  })

  it('aligns the amounts of its table to the right, in columns as wide as their titles', async () => {
    const xml = await fill('demanda')
    const filas = [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([fila]) =>
      [...fila.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([celda]) => celda),
    )
    expect(filas.length).toBeGreaterThan(2)
    for (const celdas of filas)
      expect(celdas.map((celda) => celda.includes('w:val="right"'))).toEqual([
        ...[false, false],
        ...[true, true, true],
      ])
    const anchos = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, ancho]) => Number(ancho))
    expect(anchos.reduce((suma, ancho) => suma + ancho, 0)).toBeLessThanOrEqual(9071)
    // 2016 twentieths of a point is the width of the word 'Vencimiento' in bold in DejaVu Serif, the widest of the
    // usual fonts.
    expect(anchos[1]).toBeGreaterThan(2016)
  })
})

describe('a template that is filled', () => {
  it('has a row for each period, and the paragraphs of a block', async () => {
    const docx = await plantillaCon([
      'Debe {deudor.nombre}',
      '{#periodos}',
      '{periodo.nombre}: {periodo.total} de {deuda.total}',
      '{/periodos}',
      '{bloque:costas}',
    ])
    const { motivos, nombres } = await reviewPlantilla(docx, ['costas'])
    expect(motivos).toEqual([])
    expect(nombres).toEqual([
      ...['deudor.nombre', 'periodos', 'periodo.nombre', 'periodo.total', 'deuda.total'],
      'bloque:costas',
    ])
    const { campos, listas } = computeEjemploDeEscrito()
    const periodos = ['2023/1 & <b>', '2023/2'].map((nombre) => ({
      'periodo.nombre': nombre,
      'periodo.total': '$ 1',
    }))
    const hecho = await fillEscrito(
      docx,
      { campos, listas: { ...listas, periodos } },
      { costas: 'Uno.\n\nDos {no}.' },
    )
    expect(parrafosDe(await documentOf(hecho))).toEqual([
      'Debe PÉREZ, JUAN',
      '2023/1 &amp; &lt;b&gt;: $ 1 de $ 100.000,00',
      '2023/2: $ 1 de $ 100.000,00',
      'Uno.',
      'Dos {no}.',
    ])
  })

  it('does not double the full stop after a value that ends with one', async () => {
    const docx = await plantillaCon([
      'Contra {deudor.nombre}. Domicilio: {deudor.domicilio}.',
      '{deudor.nombre}, y {deudor.nombre}...',
      '<w:p><w:r><w:t>De {deudor.nombre}</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>.</w:t></w:r></w:p>',
      '{#deudores}{deudor.nombre}.{/deudores}',
      '{deudor.nombre}',
      '.',
      '{bloque:costas}',
    ])
    const { campos, listas } = computeEjemploDeEscrito()
    const deudor = { 'deudor.nombre': 'ACME S.C.', 'deudor.domicilio': 'Mitre 1' }
    const hecho = await fillEscrito(
      docx,
      { campos: { ...campos, ...deudor }, listas: { ...listas, deudores: [deudor] } },
      { costas: 'Costas.' },
    )
    expect(parrafosDe(await documentOf(hecho))).toEqual([
      'Contra ACME S.C. Domicilio: Mitre 1.',
      'ACME S.C., y ACME S.C....',
      ...['De ACME S.C.', 'ACME S.C.', 'ACME S.C.', '.', 'Costas.'],
    ])
  })

  it('joins a field that Word has split in several runs', async () => {
    const docx = await plantillaCon([
      '<w:p><w:r><w:t>{deu</w:t></w:r><w:proofErr w:type="spellStart"/><w:r><w:rPr><w:b/></w:rPr><w:t>dor.nom</w:t></w:r><w:r><w:t>bre}</w:t></w:r></w:p>',
    ])
    expect(await motivosDe(docx)).toEqual([])
    const hecho = await fillEscrito(docx, computeEjemploDeEscrito(), {})
    expect(parrafosDe(await documentOf(hecho))).toEqual(['PÉREZ, JUAN'])
  })

  it('prints a value with the syntax of a template or of JavaScript as it is, and runs none', async () => {
    const docx = await plantillaCon(['{deudor.nombre}'])
    const { campos, listas } = computeEjemploDeEscrito()
    const nombre = '{#periodos}${globalThis.pasado = 1}{{constructor.constructor(`x`)()}}'
    const hecho = await fillEscrito(
      docx,
      { campos: { ...campos, 'deudor.nombre': nombre }, listas },
      {},
    )
    expect(parrafosDe(await documentOf(hecho))).toEqual([nombre])
    expect(globalThis).not.toHaveProperty('pasado')
  })
})

describe('a template is refused, and told why', () => {
  it.each<[string, readonly string[], string | RegExp]>([
    [
      'an unknown field like another',
      ['Sr. {deudor.nombr}'],
      'El campo {deudor.nombr} no existe. ¿Quiso decir {deudor.nombre}? Está en «Sr. {deudor.nombr}».',
    ],
    ['an unknown field like none', ['{xyz}'], 'El campo {xyz} no existe. Está en «{xyz}».'],
    ['code', ['{constructor.constructor("return process")()}'], /no existe/],
    ['a prototype', ['{__proto__}'], /no existe/],
    ['options', ['{deudor.nombre [a: 1]}'], /no existe/],
    ['an unknown repetition', ['{#cuotas}', '{/cuotas}'], /La repetición \{#cuotas\} no existe/],
    ['a repetition that is not closed', ['{#periodos}', '{periodo.total}'], /falta \{\/periodos\}/],
    ['one that is not opened', ['{/periodos}'], /no se abrió/],
    [
      'one inside another',
      ['{#periodos}', '{#titulos}', '{/titulos}', '{/periodos}'],
      /dentro de otra/,
    ],
    ['a field outside its repetition', ['{periodo.total}'], /va entre \{#periodos\}/],
    [
      'a field of another repetition',
      ['{#titulos}', '{periodo.total}', '{/titulos}'],
      /va entre \{#periodos\}/,
    ],
    ['a repetition as a field', ['{periodos}'], /es una repetición/],
    ['an unknown block', ['{bloque:nada}'], /El bloque «nada» no existe/],
    ['a block with more in its paragraph', ['Ver {bloque:costas}'], /solo en su renglón/],
    [
      'a brace without its pair',
      ['Debe {deudor.nombre'],
      /llave sin su par cerca de «Debe \{deudor\.nombre»/,
    ],
    ['an empty field', ['{}'], /llaves sin el nombre/],
    [
      'a field in an image',
      [
        '<w:p><w:r><w:drawing><wp:inline xmlns:wp="wp"><wp:docPr id="1" name="x" descr="{deudor.nombre}"/></wp:inline></w:drawing></w:r></w:p>',
      ],
      /texto alternativo/,
    ],
    [
      'a program of Word',
      [
        '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
      ],
      /campo de Word «DDEAUTO/,
    ],
    [
      'a file of Word',
      ['<w:p><w:fldSimple w:instr=" INCLUDETEXT &quot;c:\\x&quot;"/></w:p>'],
      /campo de Word «INCLUDETEXT/,
    ],
    [
      'a program with character references',
      ['<w:p><w:r><w:instrText>&#68;DE x</w:instrText></w:r></w:p>'],
      /campo de Word/,
    ],
    [
      'an outside picture',
      [
        '<w:p><w:r><w:pict><v:imagedata xmlns:v="v" src="http://ejemplo.com/x"/></w:pict></w:r></w:p>',
      ],
      /imagen que se busca afuera/,
    ],
  ])('%s', async (_, renglones, motivo) => {
    const motivos = await motivosDe(await plantillaCon(renglones), ['costas'])
    expect(motivos.join('\n')).toMatch(motivo instanceof RegExp ? motivo : /(?:)/)
    if (typeof motivo === 'string') expect(motivos).toEqual([motivo])
  })

  it('every problem is told at once', async () => {
    const motivos = await motivosDe(await plantillaCon(['{a.b}', '{c.d}', '{#periodos}']))
    expect(motivos).toHaveLength(3)
  })

  it('the numbers of the pages are admitted', async () => {
    const campo = (instr: string) =>
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instr} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
    expect(
      await motivosDe(await plantillaCon([campo('PAGE   \\* MERGEFORMAT'), campo('NUMPAGES')])),
    ).toEqual([])
  })

  const conRelacion = (rel: string) => (antes: string) =>
    antes.replace('</Relationships>', `${rel}</Relationships>`)
  const RELS = 'word/_rels/document.xml.rels'

  it.each<[string, Readonly<Record<string, string | ((antes: string) => string)>>, RegExp]>([
    [
      'macros',
      { 'word/vbaProject.bin': 'x' },
      /una parte que una plantilla no puede tener: «word\/vbaProject\.bin»/,
    ],
    ['an embedded object', { 'word/embeddings/oleObject1.bin': 'x' }, /oleObject1/],
    ['an inserted file', { 'word/afchunk.htm': '<html/>' }, /afchunk\.htm/],
    ['another document inside', { 'word/media/otro.docx': 'PK' }, /otro\.docx/],
    [
      'a path that leaves the folder',
      { 'word/media/../x.png': 'x' },
      /plantilla no puede tener|no es un documento/,
    ],
    [
      'a macro content type',
      {
        '[Content_Types].xml': (antes) =>
          antes.replace('document.main', 'document.macroEnabled.main'),
      },
      /Content_Types/,
    ],
    [
      'an attached template',
      {
        [RELS]: conRelacion(
          '<Relationship Id="r9" Type="x/attachedTemplate" Target="http://ejemplo.com/t.dotm" TargetMode="External"/>',
        ),
      },
      /plantilla adjunta/,
    ],
    [
      'an outside link',
      {
        [RELS]: conRelacion(
          '<Relationship Id="r9" Type="x/hyperlink" Target="http://ejemplo.com" TargetMode="External"/>',
        ),
      },
      /vínculo a «http:\/\/ejemplo\.com»/,
    ],
    [
      'an outside link that hides',
      {
        [RELS]: conRelacion(
          '<Relationship Id="r9" Type="x/image" Target="http://ejemplo.com" TargetMode="&#69;xternal"/>',
        ),
      },
      /No se puede leer/,
    ],
    [
      'entities',
      {
        'word/styles.xml':
          '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:styles>&b;</w:styles>',
      },
      /entidades/,
    ],
    ['entities in UTF-16', { 'word/styles.xml': '<\0!\0D\0' }, /UTF-8/],
    ['XML cut short', { 'word/document.xml': '<w:document' }, /No se puede leer/],
    [
      'a field in the notes',
      { 'word/footnotes.xml': '<w:footnotes><w:t>{deudor.nombre}</w:t></w:footnotes>' },
      /no se llenan en «word\/footnotes\.xml»/,
    ],
  ])('%s', async (_, cambios, motivo) => {
    expect((await motivosDe(await plantillaCon(['Hola'], cambios))).join('\n')).toMatch(motivo)
  })

  it('XML nested without end', async () => {
    const hondo = `${'<w:p>'.repeat(60_000)}${'</w:p>'.repeat(60_000)}`
    expect(await motivosDe(await plantillaCon([hondo]))).toEqual([t.archivo.noSeLee])
  })

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a text', Buffer.from('hola')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a document with password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ])('%s', async (_, bytes) => {
    expect(await motivosDe(bytes)).toEqual([t.archivo.noEsDocx])
  })

  it('a zip without a document, one cut short and one too large', async () => {
    expect(await motivosDe(await zipOf(new Map([['a.txt', 'x']])))).toEqual([t.archivo.noEsDocx])
    const docx = await plantillaCon(['Hola'])
    expect(await motivosDe(docx.subarray(0, docx.length - 30))).toEqual([t.archivo.noEsDocx])
    expect((await motivosDe(Buffer.alloc(6 * 1024 * 1024)))[0]).toMatch(/hasta 5 MB/)
  })
})

describe('the brackets that are left to complete', () => {
  it('are told once each and in order, also those that Word has split in several runs', async () => {
    const partido =
      '<w:p><w:r><w:t>Ante [el </w:t></w:r><w:r><w:t>juzgado &amp; sala]</w:t></w:r></w:p>'
    const docx = await plantillaCon([
      ...['Pido [lo que se pide] y [costas].', partido, '[costas] otra vez, y [ ] no'],
    ])
    expect(await listCorchetes(docx)).toEqual([
      '[lo que se pide]',
      '[costas]',
      '[el juzgado & sala]',
    ])
  })

  it('are none in a paper without them, nor in one that cannot be read', async () => {
    expect(await listCorchetes(Buffer.from('no es un documento'))).toEqual([])
    expect(await listCorchetes(await plantillaCon(['Señor juez:']))).toEqual([])
  })
})
