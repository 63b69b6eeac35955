import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import { makeSelfSigned, signTitulo } from '@apremia/documents/firma-de-prueba'
import { describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import {
  type ArchivoEnviado,
  COMUN,
  DOC,
  type ItemDeActuacion,
  PDF_DE_PRUEBA,
  PNG,
  type QuienActua,
  useActuaciones,
} from '../../test/actuaciones.ts'
import { pedirCartas } from '../../test/cartas.ts'
import { textoDePdf, upload } from '../../test/libros.ts'
import { issueTitulosConFirma } from '../../test/titulos-con-firma.ts'

const { getTest, tokenDe, itemDe, call, create, query } = useActuaciones()

const PODER = readFileSync(new URL('../../../../fixtures/firmados/poppler.pdf', import.meta.url))

interface Documento {
  readonly clave: string
  readonly nombre: string
  readonly forma: string
  readonly elegido: boolean
  readonly aviso: string
  readonly tamano: number | null
}

const pathOf = ({ imponible, recurso }: ItemDeActuacion, resto = '', mas = '') =>
  `/casos/legajo${resto}?imponible=${imponible}&recurso=${recurso}${mas}`

const listar = async (caso: ItemDeActuacion, quien: QuienActua = 'a01') => {
  const answer = await call(quien, 'GET', pathOf(caso))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{
    documentos: Documento[]
    campos: { rotulo: string; valor: string }[]
    avisos: string[]
  }>()
}
const bajar = (caso: ItemDeActuacion, mas: string, quien: QuienActua = 'a01') =>
  call(quien, 'GET', pathOf(caso, '/archivo', mas))

const readZip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

/** PDF of a few megabytes. Its page is inside a stream that unpacks to hundreds of megabytes. */
const bomba = async (): Promise<Buffer> => {
  const deflate = createDeflate({ level: 1 })
  const partes: Buffer[] = []
  deflate.on('data', (parte: Buffer) => partes.push(parte))
  const fin = new Promise((resolve) => deflate.once('end', resolve))
  const espacios = Buffer.alloc(1 << 24, 0x20)
  for (let i = 0; i < 45; i++)
    await new Promise((resolve) => deflate.write(espacios, () => resolve(undefined)))
  deflate.end()
  await fin
  const flujo = Buffer.concat(partes)
  const objetos = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>',
    '<</Type/Page/Parent 2 0 R/Resources 5 0 R>>',
    Buffer.concat([
      Buffer.from(
        `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${flujo.length}>>\nstream\n`,
      ),
      flujo,
      Buffer.from('\nendstream'),
    ]),
  ]
  let pdf = Buffer.from('%PDF-1.5\n')
  const filas = [[0, 0, 65535]]
  objetos.forEach((objeto, i) => {
    filas.push([1, pdf.length, 0])
    const inicio = Buffer.from(`${i + 1} 0 obj\n`)
    pdf = Buffer.concat([pdf, inicio, Buffer.from(objeto), Buffer.from('\nendobj\n')])
  })
  filas.push([2, 4, 0], [1, pdf.length, 0])
  const tabla = Buffer.concat(
    filas.map(([clase = 0, lugar = 0, orden = 0]) => {
      const fila = Buffer.alloc(7)
      fila[0] = clase
      fila.writeUInt32BE(lugar, 1)
      fila.writeUInt16BE(orden, 5)
      return fila
    }),
  )
  const cabeza = `6 0 obj\n<</Type/XRef/Size 7/W[1 4 2]/Root 1 0 R/Length ${tabla.length}>>\nstream\n`
  const pie = `\nendstream\nendobj\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(cabeza), tabla, Buffer.from(pie)])
}

const ADJUNTOS: readonly ArchivoEnviado[] = [
  ['file_1', 'poder.pdf', PODER],
  ['file_2', 'roto.pdf', PDF_DE_PRUEBA],
  ['file_3', 'frente.png', PNG],
  ['file_4', 'nota.doc', DOC],
]

const prepareCaso = async (): Promise<ItemDeActuacion & { carta: number }> => {
  const caso = await itemDe('A01')
  await query(
    `insert into vinculo (tipo, imponible, orden, nro_contrib, vinculo_desc)
     select 'I', $1, 1, min(nro_contrib), 'propietario' from contribuyente where calle <> '' and localidad <> ''`,
    [caso.imponible],
  )
  const [{ numero: antes } = { numero: 0 }] = await query<{ numero: number }>(
    'select coalesce(max(numero), 0) as numero from carta where numero < 1000000000',
  )
  const cartas = await pedirCartas(getTest(), tokenDe('a01'), [caso])
  expect(cartas.statusCode, cartas.body).toBe(200)
  await create('a01', caso, COMUN, ADJUNTOS)
  return { ...caso, carta: antes + 1 }
}

describe('the documents of a case', () => {
  it('are in order, with their size, and those that cannot be joined are told by name', async () => {
    const caso = await prepareCaso()
    const { documentos, campos, avisos } = await listar(caso)
    expect(documentos.map(({ nombre, forma, elegido }) => [nombre, forma, elegido])).toEqual(
      [
        [`Carta de intimación N.º ${caso.carta}`, 'paginas', true],
        ['Intimación: poder.pdf', 'paginas', false],
        ['Intimación: roto.pdf', 'aparte', false],
        ['Intimación: frente.png', 'aparte', false],
        ['Intimación: nota.doc', 'aparte', false],
      ].map(([nombre, ...resto]) => [
        String(nombre).replace('Intimación:', `${documentos[1]?.nombre.split(':')[0]}:`),
        ...resto,
      ]),
    )
    expect(documentos.map(({ tamano }) => tamano)).toEqual([
      ...[null, PODER.length, PDF_DE_PRUEBA.length, PNG.length, DOC.length],
    ])
    expect(documentos.map(({ aviso }) => aviso)).toEqual([
      ...['', ''],
      'El archivo está dañado: va solo en el zip, como está.',
      'El archivo está dañado: va solo en el zip, como está.',
      'Es un documento de Word: va solo en el zip.',
    ])
    expect(campos).toEqual(
      expect.arrayContaining([
        { rotulo: 'Imponible', valor: `Inmueble ${caso.imponible}` },
        { rotulo: 'Monto', valor: '$\u00a01.000,00' },
        { rotulo: 'Título ejecutivo', valor: '' },
      ]),
    )
    expect(avisos).toEqual([])
  })

  it('are joined in a PDF with the chosen ones, and the index tells what is not there', async () => {
    const caso = await prepareCaso()
    const { documentos } = await listar(caso)
    const todos = documentos.map(({ clave }) => clave).join()
    const { statusCode, headers, rawPayload } = await bajar(caso, `&documentos=${todos}`)
    expect(statusCode, rawPayload.toString().slice(0, 200)).toBe(200)
    expect(headers['content-disposition']).toContain(`legajo_AB_${caso.imponible}.pdf`)
    const texto = textoDePdf(rawPayload)
    expect(texto).toContain('Foja 1 de 3')
    expect(texto).toContain('Foja 3 de 3')
    expect(texto).toMatch(/Carta de intimación N\.º \d+ +20\/11\/2026 +2\n/)
    expect(texto).toMatch(/poder\.pdf +19\/11\/2026 +3\n/)
    for (const aparte of ['roto.pdf. El archivo está dañado', 'nota.doc. Es un documento de Word'])
      expect(texto).toContain(aparte)
  })

  it('are in a zip with the same bytes and the facts to copy', async () => {
    const caso = await prepareCaso()
    const { documentos } = await listar(caso)
    const adjuntos = documentos.filter(({ clave }) => clave.startsWith('adjunto'))
    const claves = adjuntos.map(({ clave }) => clave).join()
    const { rawPayload, statusCode } = await bajar(caso, `&formato=zip&documentos=${claves}`)
    expect(statusCode, rawPayload.toString().slice(0, 200)).toBe(200)
    const files = await readZip(rawPayload)
    const [datos, ...nombres] = [...files.keys()]
    expect(datos).toBe('000_datos_del_caso.txt')
    expect(files.get('000_datos_del_caso.txt')?.toString()).toContain(
      `Imponible: Inmueble ${caso.imponible}\r\n`,
    )
    expect(nombres.map((nombre) => nombre.replace(/_.*-/, '_'))).toEqual([
      ...['001_poder.pdf', '002_roto.pdf', '003_frente.png', '004_nota.doc'],
    ])
    ADJUNTOS.forEach(([, , bytes], i) => {
      expect(files.get(nombres[i] ?? '')?.equals(bytes), nombres[i]).toBe(true)
    })
  })

  it('of a choice that cannot be are refused with what to do', async () => {
    const caso = await prepareCaso()
    const { documentos } = await listar(caso)
    const doc = documentos.at(-1)?.clave ?? ''
    for (const [mas, mensaje] of [
      ['&documentos=titulo-99999', 'apremia casos documentos'],
      [`&documentos=${doc}`, 'bájelos en el zip'],
    ] as const) {
      const answer = await bajar(caso, mas)
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        422,
        expect.stringContaining(mensaje),
      ])
    }
    for (const mala of ['&documentos=../../etc', '&formato=rar', '&documentos=titulo-1,'])
      expect((await bajar(caso, mala)).statusCode, mala).toBe(400)
    const sinNada = await itemDe('A01')
    await create('a01', sinNada)
    expect((await bajar(sinNada, '')).json().error.message).toBe('Elija al menos un documento.')
  })

  it('are for whoever is in charge of the case, and for others the case does not exist', async () => {
    const caso = await prepareCaso()
    const nadie = { imponible: '99999998', recurso: 'AB' }
    for (const resto of ['', '/archivo']) {
      const falta = await call('a02', 'GET', pathOf(nadie, resto))
      const ajeno = await call('a02', 'GET', pathOf(caso, resto))
      expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
        404,
        falta.json().error.message,
      ])
      for (const quien of ['invitado', 'sinCodigo'] as const)
        expect((await call(quien, 'GET', pathOf(caso, resto))).statusCode).toBe(403)
    }
    expect((await listar(caso, 'jefe')).documentos).toHaveLength(5)
  })

  it('leave out a letter that was annulled and a file of a deleted action', async () => {
    const caso = await prepareCaso()
    await query('update actuacion set vigente = false where imponible = $1', [caso.imponible])
    await query(
      `update carta set anulada = now(), anulada_por = '20000001', motivo_anulacion = 'x' where numero = $1`,
      [caso.carta],
    )
    expect((await listar(caso)).documentos).toEqual([])
  })

  it('that unpack to more than the memory are told, and the server goes on', async () => {
    const caso = await itemDe('A01')
    await create('a01', caso, COMUN, [
      ['file_1', 'bomba.pdf', await bomba()],
      ['file_2', 'poder.pdf', PODER],
    ])
    const antes = process.memoryUsage.rss()
    const { documentos } = await listar(caso)
    expect(documentos.map(({ forma, aviso }) => [forma, aviso])).toEqual([
      ['aparte', 'El archivo es demasiado pesado de abrir: va solo en el zip.'],
      ['paginas', ''],
    ])
    expect((process.memoryUsage.rss() - antes) / 1024 / 1024).toBeLessThan(1200)
  }, 60_000)
})

describe('the title of a bundle', () => {
  it('is on the cover whenever it is in the index, also when its periods are no longer owed', async () => {
    const [numero = 0] = await issueTitulosConFirma(getTest(), tokenDe('admin'), 1)
    const [caso] = await query<ItemDeActuacion>(
      'select imponible, recurso from titulo where numero = $1',
      [numero],
    )
    if (caso === undefined) throw new Error('No hay título')
    const deTitulo = async () => {
      const { campos, documentos } = await listar(caso, 'admin')
      return [
        documentos.some(({ clave }) => clave === `titulo-${numero}`),
        campos.find(({ rotulo }) => rotulo === 'Título ejecutivo')?.valor ?? '',
      ]
    }
    const antes = await deTitulo()
    expect(antes).toEqual([true, expect.stringContaining(`N.º ${numero}, del `)])
    await query("update titulo set periodos = '{1999001}' where numero = $1", [numero])
    expect(await deTitulo()).toEqual(antes)
    const { rawPayload } = await bajar(caso, '', 'admin')
    const texto = textoDePdf(rawPayload)
    expect(texto).toMatch(new RegExp(`Título ejecutivo +N\\.º ${numero}, del`))
    await query('update titulo set anulado = now() where numero = $1', [numero])
    expect(await deTitulo()).toEqual([false, ''])
  }, 60_000)

  it('is the signed one where there is one: drawn in the PDF, untouched in the zip', async () => {
    const admin = tokenDe('admin')
    const [numero = 0] = await issueTitulosConFirma(getTest(), admin, 1)
    const [caso] = await query<ItemDeActuacion>(
      'select imponible, recurso from titulo where numero = $1',
      [numero],
    )
    if (caso === undefined) throw new Error('No hay título')
    const clave = `titulo-${numero}`
    const [emitido] = (await listar(caso, 'admin')).documentos
    expect(emitido).toMatchObject({
      clave,
      nombre: `Título ejecutivo N.º ${numero}`,
      elegido: true,
    })
    const url = `/api/creaciontitulos/titulos/${numero}/documento`
    const { rawPayload } = await getTest().call('GET', url, admin)
    const firmado = Buffer.from(await signTitulo(rawPayload, await makeSelfSigned('Prueba')))
    const subido = await upload(
      getTest(),
      '/api/creaciontitulos/firma/firmados',
      admin,
      {},
      {
        ...{ name: 'f.pdf', bytes: firmado },
      },
    )
    expect(subido.json().archivos[0].resultado, subido.body).toBe('firmado')
    const [ahora] = (await listar(caso, 'admin')).documentos
    expect(ahora).toMatchObject({
      ...{ clave, tamano: firmado.length, forma: 'paginas' },
      nombre: `Título ejecutivo N.º ${numero}, con firma digital`,
    })
    const junto = textoDePdf((await bajar(caso, `&documentos=${clave}`, 'admin')).rawPayload)
    expect(junto).toContain(`TÍTULO EJECUTIVO N.º ${numero}`)
    expect(junto).toContain('Una firma digital se comprueba en el original')
    const zip = await bajar(caso, `&formato=zip&documentos=${clave}`, 'admin')
    const [, original] = [...(await readZip(zip.rawPayload)).values()]
    expect(original?.equals(firmado)).toBe(true)
  }, 60_000)
})
