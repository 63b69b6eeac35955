import { createHash } from 'node:crypto'
import { type ConvenioDatos, centavos, conDireccionDeVerificacion } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { readPaginas } from '../testing/read-textos.ts'
import {
  enVersion,
  sampleConPapel,
  sampleConvenio,
  sampleDeuda,
  sampleHonorarios,
  samplePago,
} from '../testing/sample-convenio.ts'
import { renderConvenio } from './index.ts'

const fuentes = loadFuentes()

/**
 * Prints an agreement. Returns a hash of the texts of its pages and of their positions. The hash leaves out the bytes
 * of the PDF, because their compression may change with the version of Node.
 */
const sha256De = async (datos: ConvenioDatos) => {
  const paginas = readPaginas(await renderConvenio(datos, fuentes))
  return createHash('sha256').update(JSON.stringify(paginas)).digest('hex')
}

const base = sampleConvenio()
const verificable = conDireccionDeVerificacion(
  'https://apremia.sannicolas.gob.ar',
  'K7QH2M9XWT4BR8DNPC3F',
)
const judiciales = {
  ...sampleHonorarios(base.total, { judicial: true, inscripto: false }),
  bono: centavos(1_500_00),
  anticipo: centavos(2_500_50),
}

/**
 * Hashes of agreements printed with version 1 of the document, saved before version 2 was added. Version 1 must always
 * print the same.
 */
const CONFIRMADOS: readonly [name: string, datos: ConvenioDatos, sha256: string][] = [
  [
    'an agreement of one item',
    base,
    'be752cd1de0556794ee961dbf8b41295aa05f8053d15d59b164c904c4359d51d',
  ],
  [
    'one with instalments and observations',
    sampleConvenio([sampleDeuda(30), sampleDeuda(2, { imponible: '98765' })], {
      pago: samplePago(base.honorarios.total, 4),
      observaciones: 'Se adjunta poder.',
      titulos: ['4321'],
    }),
    '06f43147637ed01da3a413b8ad1930534198b7edadcb1c964daa463f7ba73d87',
  ],
  [
    'a judicial one',
    sampleConvenio(base.deudas, { honorarios: judiciales }),
    '0a60a0ec0a2880ac41b7689562f54d21594f36c6bbb5640eb8734f0d0e709160',
  ],
]

const enCuotas = sampleConvenio([sampleDeuda(84), sampleDeuda(3, { imponible: '98765' })], {
  pago: samplePago(base.honorarios.total, 4),
  observaciones: 'Se adjunta poder.',
})
const deJuicio = sampleConvenio(base.deudas, {
  honorarios: { ...judiciales, total: centavos(judiciales.total + 4_000_50) },
  titulos: ['4321'],
})

/**
 * Hashes of agreements printed with version 2 of the document, saved before version 3 was added. Version 2 must always
 * print the same.
 */
const DE_LA_SEGUNDA: readonly [name: string, datos: ConvenioDatos, sha256: string][] = [
  [
    'an agreement of version 2',
    sampleConPapel(),
    '603c25ce6807ce0f4787ff253b6e4f3ac31a782a00dfb4617b09bf12e388c695',
  ],
  [
    'one of version 2 with instalments and 84 periods',
    sampleConPapel(enCuotas),
    '392eb78b223388445371d0e5b2c0bdbebfc49f6fcb82a737e54cf3271affee21',
  ],
  [
    'a judicial one of version 2',
    sampleConPapel(deJuicio),
    '4f89d114f2e9abfddc6a1982159897ef1bec4094cc317d1bc18608d80f396203',
  ],
]

test.each(DE_LA_SEGUNDA)(
  '%s keeps the pages with which it was confirmed',
  async (_, datos, sha256) => {
    expect(await sha256De(enVersion(datos, 2))).toBe(sha256)
  },
)

// These PDFs are compressed in JavaScript and not with the zlib of Node, whose output may change with the version of
// Node. So a stored hash can check their bytes.
test.each([
  [
    'an agreement of version 3',
    sampleConPapel(),
    'cb4418cd52f5ccf70e84ed86b73abe896d7f791110884cea90222294851ed634',
  ],
  [
    'one of version 3 with instalments and 84 periods',
    sampleConPapel(enCuotas),
    'afe1a29d03a3e3d6200604a0b101cf7b4e84f22d6337b35ca10ad9acee446261',
  ],
  [
    'a judicial one of version 3',
    sampleConPapel(deJuicio),
    '26057184036ffcbfea2796e7e384ca4637312ad0a2db395841933fc1266d935e',
  ],
] as const)('%s keeps the bytes with which it was confirmed', async (_, datos, sha256) => {
  const pdf = await renderConvenio({ ...enVersion(datos, 3), ...verificable }, fuentes)
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256)
})

test.each([
  [4, '1f0a70cdadeb4466fa766629a845b07ab7260a97bb65e868113c596dad0c3da0'],
  [5, 'e2053fe4896025e9ead6127263903d334a1df237fc4602b57ca2da32b84c8736'],
] as const)(
  'a judicial one of version %d keeps the bytes with which it was confirmed',
  async (version, sha256) => {
    const datos = { ...enVersion(sampleConPapel(deJuicio), version), ...verificable }
    const pdf = await renderConvenio(datos, fuentes)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256)
  },
)

test('an extrajudicial one of version 6 keeps the bytes with which it was confirmed', async () => {
  const datos = { ...enVersion(sampleConPapel(enCuotas), 6), ...verificable }
  const pdf = await renderConvenio(datos, fuentes)
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(
    'ac47111894bfacb94c2baef7505e07501e815b720bdf3884976604acd5408a6f',
  )
})

test.each(CONFIRMADOS)(
  '%s keeps the pages with which it was confirmed',
  async (_, datos, sha256) => {
    expect(await sha256De(datos)).toBe(sha256)
  },
)
