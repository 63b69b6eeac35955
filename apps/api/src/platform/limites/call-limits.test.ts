import { describe, expect, it } from 'vitest'
import { createCallLimits } from './call-limits.ts'

describe('limits of calls', () => {
  it('refuses the one after the last, says when, and counts each person and kind apart', async () => {
    const count = createCallLimits({
      ...{ busqueda: 3, consulta: 5, documento: 2, exportacion: 1, verificacion: 1 },
    })
    for (let i = 0; i < 3; i += 1) await count('busqueda', '20000001')
    await expect(count('busqueda', '20000001')).rejects.toMatchObject({
      status: 429,
      code: 'demasiados-pedidos',
      message: expect.stringMatching(/^Hizo más de 3 búsquedas en un minuto\. Espere \d+ segundos/),
    })
    await count('busqueda', '20000002')
    await count('exportacion', '20000001')
    await expect(count('exportacion', '20000001')).rejects.toMatchObject({ status: 429 })
    await count('verificacion', '192.0.2.1')
    await expect(count('verificacion', '192.0.2.1')).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Desde su conexión se pidieron más de 1 verificaciones en un minuto\./,
      ),
    })
    await count('verificacion', '192.0.2.2')
  })
})
