import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../app/store.ts'
import { almacen, json, servidor, sesionDe } from '../test/respuestas.ts'
import { endSession } from './end-session.ts'
import { CLAVE_DE_SESION } from './session-storage.ts'

const BORRADORES = [
  'apremia.borrador.convenio.20000003/nuevo',
  'apremia.borrador.abogado.20000001/7',
]

afterEach(() => sessionStorage.clear())

const leftAfter = async (cierre: Parameters<typeof endSession>[0]): Promise<string[]> => {
  for (const key of [...BORRADORES, 'otra']) sessionStorage.setItem(key, '{}')
  const store = makeStore({
    fetch: servidor({ '/api/usuarios/logout': () => json({}) }).fetch,
    storage: almacen({ [CLAVE_DE_SESION]: JSON.stringify(sesionDe()) }),
  })
  await store.dispatch(endSession(cierre))
  return Object.keys(sessionStorage).sort()
}

test.each([null, 'otra-pestana'] as const)(
  'drafts go when the person signs out (%s)',
  async (cierre) => {
    expect(await leftAfter(cierre)).toEqual(['otra'])
  },
)

test('drafts wait for the person whose session expired, and so does where they were', async () => {
  const vuelta = 'apremia.borrador.vuelta'
  expect(await leftAfter('vencida')).toEqual([...BORRADORES, 'otra', vuelta].sort())
})
