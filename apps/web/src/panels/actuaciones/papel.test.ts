import { expect, test } from 'vitest'
import { papelDe } from './papel.ts'

const guardada = (cartas: number[]) => ({
  ...{ id: 1, id_etapa: 1, imponible: 58, recurso: 'AB', tp_id: 10, gp_id: 2, version: 1 },
  ...{ abogado: 'A01', vigente: '1' as const, lote: 'b0', cartas },
})

test('two items of one taxpayer made one letter; of several, all of them', () => {
  expect(papelDe([guardada([7]), guardada([7])])).toEqual({ lote: 'b0', desde: 7, hasta: 7 })
  expect(papelDe([guardada([9]), guardada([7]), guardada([7, 8])])).toEqual({
    ...{ lote: 'b0', desde: 7, hasta: 9 },
  })
})

test('without letters no dialog opens', () => {
  expect(papelDe([guardada([])])).toBeUndefined()
  expect(papelDe([])).toBeUndefined()
})
