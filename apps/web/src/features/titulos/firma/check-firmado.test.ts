import { expect, test } from 'vitest'
import { checkFirmado } from './check-firmado.ts'
import { readFiltroParaFirmar } from './firma-filtro.ts'

test.each([
  ['titulo.pdf', 10, undefined],
  ['Lote.ZIP', 10, undefined],
  ['nota.docx', 10, 'no es un PDF ni un zip'],
  ['titulo.pdf', 0, 'está vacío'],
  ['lote.zip', 200 * 1024 * 1024, undefined],
  ['lote.zip', 200 * 1024 * 1024 + 1, 'supera los 200 MB'],
])('%s of %d bytes: %s', (name, size, motivo) => {
  expect(checkFirmado({ name, size })).toBe(motivo)
})

test('the filter takes a number as people write it, and refuses a name', () => {
  expect(readFiltroParaFirmar({ numero: '1.204' })).toMatchObject({
    ok: true,
    body: { estado: 'sin-firmar', numero: 1204 },
  })
  const malo = readFiltroParaFirmar({ numero: 'PAZ' })
  expect(malo.ok ? [] : malo.faltas.map(({ mensaje }) => mensaje)).toEqual([
    'El número de título lleva solo dígitos.',
  ])
})
