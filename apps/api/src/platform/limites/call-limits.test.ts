import { describe, expect, it } from 'vitest'
import { createCallLimits } from './call-limits.ts'

describe('limits of calls', () => {
  it('refuses the one after the last, says when, and counts each person and kind apart', async () => {
    const count = createCallLimits({ busqueda: 3, consulta: 5, documento: 2, exportacion: 1 })
    for (let i = 0; i < 3; i += 1) await count('busqueda', '20000001')
    await expect(count('busqueda', '20000001')).rejects.toMatchObject({
      status: 429,
      code: 'demasiados-pedidos',
      message: expect.stringMatching(/^Hizo más de 3 búsquedas en un minuto\. Espere \d+ segundos/),
    })
    await count('busqueda', '20000002')
    await count('exportacion', '20000001')
    await expect(count('exportacion', '20000001')).rejects.toMatchObject({ status: 429 })
  })
})
