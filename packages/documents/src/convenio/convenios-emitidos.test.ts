import { createHash } from 'node:crypto'
import { type ConvenioDatos, centavos } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { readPaginas } from '../testing/read-textos.ts'
import {
  sampleConvenio,
  sampleDeuda,
  sampleHonorarios,
  samplePago,
} from '../testing/sample-convenio.ts'
import { renderConvenio } from './index.ts'

const fuentes = loadFuentes()

/** Hash of every text of the pages with its place. The compression of the file may change with the version of Node. */
const sha256De = async (datos: ConvenioDatos) => {
  const paginas = readPaginas(await renderConvenio(datos, fuentes))
  return createHash('sha256').update(JSON.stringify(paginas)).digest('hex')
}

const base = sampleConvenio()
const judiciales = {
  ...sampleHonorarios(base.total, { judicial: true, inscripto: false }),
  bono: centavos(1_500_00),
  anticipo: centavos(2_500_50),
}

/** Hash of the pages that version 1 gave before version 2 existed. */
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

test.each(CONFIRMADOS)(
  '%s keeps the pages with which it was confirmed',
  async (_, datos, sha256) => {
    expect(await sha256De(datos)).toBe(sha256)
  },
)
