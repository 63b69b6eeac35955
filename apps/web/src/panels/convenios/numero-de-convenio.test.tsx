import { CATALOGO_INICIAL } from '@apremia/core'
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { configApi } from '../../api/config-api.ts'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { NumeroDeConvenio } from './numero-de-convenio.tsx'

const CONFIG = {
  version: '0.1.0',
  municipio: 'San Nicolás',
  identidad: { url: '/identidad', salida: '/identidad/salir', demo: true, fuentes: [], nombre: '' },
  recursos: [...CATALOGO_INICIAL.values()],
  titulos: { maximoSincronico: 200 },
  convenios: { topeDeCuotas: 15 },
  partida: '000-000000-0',
}

const show = async (servicioMunicipal: 'propio' | 'remoto') => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async () => json({ ...CONFIG, servicioMunicipal }),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  await store.dispatch(configApi.endpoints.getConfig.initiate({}))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <NumeroDeConvenio id={7} numero="A01-000007" />
      </MemoryRouter>
    </Provider>,
  )
}

afterEach(cleanup)

test('an agreement of the product opens in its view', async () => {
  await show('propio')
  const link = screen.getByRole('link', { name: /A01-000007/ })
  expect(link.getAttribute('href')).toBe('/convenios?ver=7')
})

test('an agreement of the municipal service is only its number', async () => {
  await show('remoto')
  expect(screen.getByText('A01-000007')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
