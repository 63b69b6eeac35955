import { titulos as calls } from '@apremia/api-client'
import { expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sendLibro } from '../../panels/trabajos/send-libro.ts'
import { almacenConSesion, json } from '../../test/respuestas.ts'
import { titulosApi } from './titulos-api.ts'

test('titles may have been numbered though no answer came: the last number is asked for again', async () => {
  let ultimo = 0
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async (_input, init) => {
      if (init?.method === 'GET') return json({ lastTitleNumber: ultimo })
      ultimo = 14
      throw new TypeError('Failed to fetch')
    },
    storage: almacenConSesion(),
  })
  const { getLastTitleNumber } = titulosApi.endpoints
  const seen = store.dispatch(getLastTitleNumber.initiate({}))
  expect((await seen).data).toEqual({ lastTitleNumber: 0 })
  const file = { data: new File(['x'], 'junio.xlsx'), name: 'junio.xlsx' }
  const body = { category: 'inmueble', forzar: '0', omitirInvalidas: '0', startNumber: 1 } as const
  const envio = await store.dispatch(
    sendLibro(calls.generateTitles, { body, files: { file } }, 'junio.xlsx'),
  )
  expect(envio.kind).toBe('falla')
  await expect
    .poll(() => getLastTitleNumber.select({})(store.getState()).data)
    .toEqual({ lastTitleNumber: 14 })
  seen.unsubscribe()
})
