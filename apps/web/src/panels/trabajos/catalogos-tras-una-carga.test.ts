import { expect, test } from 'vitest'
import { configApi } from '../../api/config-api.ts'
import { makeStore } from '../../app/store.ts'
import { almacenConSesion, json } from '../../test/respuestas.ts'
import { trabajoDe } from '../../test/trabajo.ts'
import { trabajoApi } from './trabajo-api.ts'

const ID = '0c4f8f0e-2f4f-4c1e-9f0e-2f4f4c1e9f0e'

const countPedidos = async (tipo: 'cargar-paquete' | 'evaluar'): Promise<number> => {
  const pedidos: string[] = []
  const store = makeStore({
    fetch: async (url) => {
      pedidos.push(String(url))
      return json(
        String(url).includes('/trabajos/') ? trabajoDe({ id: ID, tipo, estado: 'terminado' }) : {},
      )
    },
    storage: almacenConSesion(),
  })
  await store.dispatch(configApi.endpoints.getConfig.initiate({}))
  await store.dispatch(trabajoApi.endpoints.getTrabajo.initiate({ params: { id: ID } }))
  await Promise.all(store.dispatch(configApi.util.getRunningQueriesThunk()))
  return pedidos.filter((url) => url.endsWith('/config')).length
}

test('once a package is loaded the catalogues of every screen are brought again', async () => {
  expect(await countPedidos('cargar-paquete')).toBe(2)
  expect(await countPedidos('evaluar')).toBe(1)
})
