import { createHash } from 'node:crypto'
import { centavos, type TituloDatos } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { samplePeriodos, sampleTitulo } from '../testing/sample-titulo.ts'
import {
  periodosConSaldo,
  sampleConFundamento,
  TRES_DEUDORES,
} from '../testing/sample-titulo-con-fundamento.ts'
import { createTituloRenderer } from './create-titulo-renderer.ts'

// These PDFs are compressed in JavaScript and not with the zlib of Node, whose output may change with the version of
// Node. So a stored hash can check their bytes.
const renderer = createTituloRenderer({ fuentes: loadFuentes() })

const sample = (count: number, over: Partial<TituloDatos> = {}) =>
  sampleTitulo(samplePeriodos(count), over)

const sha256De = (datos: TituloDatos, version: number) =>
  createHash('sha256').update(renderer.render(datos, version)).digest('hex')

const conSaldo = () => {
  const [primero, ...otros] = samplePeriodos(3)
  if (primero === undefined) throw new Error('sin períodos')
  const [capital, total] = [centavos(-15_050), centavos(-15_050)]
  return sampleTitulo([{ ...primero, capital, interes: centavos(0), total }, ...otros])
}

const dosDeudores = [
  { nombre: 'González Peña, María', documento: 'CUIT 27-12345678-4' },
  { nombre: 'Ñáñez, José', documento: '' },
]

/**
 * Hashes of executive titles printed with each version of their design, saved on the day on which the version came into
 * use. A version must always print the same bytes.
 */
const EMITIDOS: readonly [name: string, version: number, datos: TituloDatos, sha256: string][] = [
  [
    'version 1 of one page',
    1,
    sample(12),
    '26201f5ebc628997ff535930cf52308721360f1523c94c966a2a68c7734ff0b9',
  ],
  [
    'version 1 with several pages',
    1,
    sample(60),
    '46911b4cefd7bfeeb02e25ba0ff447a5d286915966e3d94c6c8245b8d0863baa',
  ],
  [
    'version 1 with a credit',
    1,
    conSaldo(),
    '8950ee52d132d8573f21e5641da8eb17858e1d984892a0a89576980767548431',
  ],
  [
    'version 2 of one page',
    2,
    sampleConFundamento(samplePeriodos(9)),
    '9eb2fd05a83ed0a19c90493ee7876d31cfc7f28210b875ed5e7119c2bc7e9442',
  ],
  [
    'version 2 with several pages, debtors and credits',
    2,
    sampleConFundamento(periodosConSaldo(60, [4, 7]), { deudores: TRES_DEUDORES }, 'art. 12'),
    '654820e65094b96ac9ec52fd53300e29951bc16e1b866db989c13a3c12587d52',
  ],
  [
    'version 2 with a field for a digital signature',
    2,
    sampleConFundamento(samplePeriodos(9), { campoDeFirma: true }),
    '3f3dc8543370b7339a91b6c35933c5ef646e0138520e0165031e936f8ff61a69',
  ],
  [
    'version 2 with a field for a digital signature on its last page',
    2,
    sampleConFundamento(
      periodosConSaldo(60, [4, 7]),
      { deudores: TRES_DEUDORES, campoDeFirma: true },
      'art. 12',
    ),
    'da423dfd642efd6184a36728de9106033292f5b38b92bf0324c3c3b37f25aaa6',
  ],
  [
    'version 1 with two debtors',
    1,
    sample(2, { deudores: dosDeudores, domicilio: '' }),
    '7522f307e3798542844cfb7502c6e80b2061195364363292459e453e1fee368e',
  ],
]

test.each(EMITIDOS)('%s has the bytes with which it was issued', (_, version, datos, sha256) => {
  expect(sha256De(datos, version)).toBe(sha256)
})

test('a version that does not exist prints nothing', () => {
  expect(() => renderer.render(sample(1), 0)).toThrow('No hay versión 0 del título ejecutivo')
})
