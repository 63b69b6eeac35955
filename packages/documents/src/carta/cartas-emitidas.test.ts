import { createHash } from 'node:crypto'
import { fecha } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { sampleCarta } from '../testing/sample-carta.ts'
import { createCartaRenderer } from './index.ts'

// These PDFs are compressed in JavaScript and not with the zlib of Node, whose output may change with the version of
// Node. So a stored hash can check their bytes.
const renderer = createCartaRenderer({ fuentes: loadFuentes() })

const { deudor } = sampleCarta()
const conOtros = {
  deudor: {
    ...deudor,
    otros: [{ nombre: 'Gil, Luz', documento: 'DNI 12.345.678', domicilio: 'Mitre 1, Ramallo' }],
  },
}
const anulada = { anulada: fecha('2026-11-24') }

// A demand letter is not stored: it is printed again each time somebody opens or verifies it. So the letters issued
// before the QR code existed must still be printed with the same bytes.
test.each([
  [1, 1, {}, '587b76305ac467ac26931f6500409d9285ec4a188b69c4806c046c65c5807c20'],
  [1, 9, {}, '2efadb249b8f1fb72c9d1f1152038dc01f3a48dd903ad9d152efbe46c0ec32c2'],
  [2, 1, {}, '92c95ae9ab9d0bdf88b87cf96558fa692d64064d864697ab83cd9f7f580f242d'],
  [2, 3, anulada, 'a23ffe5e6d5ce1d7364628c474f53a9733e6c77ec4326368aacd7e45482c72a1'],
  [2, 40, {}, '507c001096dfb8ee82e7ad7e0cf1c86a05756029c8cc5b377ec996abffdfb462'],
  [3, 1, {}, '92c95ae9ab9d0bdf88b87cf96558fa692d64064d864697ab83cd9f7f580f242d'],
  [3, 3, conOtros, '7f485438fcb3d35fca07026428ebeaacbe14acd8452a4ee4e1d7ff8adbedb40f'],
] as const)(
  'an issued letter of version %d with %d items keeps its bytes',
  (version, items, mas, sha) => {
    const pdf = renderer.render(sampleCarta(items, mas), version)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha)
  },
)
