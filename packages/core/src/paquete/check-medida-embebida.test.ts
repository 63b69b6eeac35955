import { expect, it } from 'vitest'
import { checkMedidaEmbebida, FILAS_EN_LA_EMBEBIDA } from './check-medida-embebida.ts'

it('warns of one row more than what was measured, with both figures', () => {
  expect(checkMedidaEmbebida(FILAS_EN_LA_EMBEBIDA)).toEqual([])
  const [aviso = ''] = checkMedidaEmbebida(FILAS_EN_LA_EMBEBIDA + 1)
  expect(aviso).toContain('1.265.001')
  expect(aviso).toContain('1.265.000')
  expect(aviso).toContain('PostgreSQL')
})
