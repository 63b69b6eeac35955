import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import type { Hoy } from './hoy-api.ts'
import { HoyPanel } from './hoy-panel.tsx'

const MESA = { vencidos: 0, proximos: 0, sinActuaciones: 0 }
const NUMEROS = {
  judicial: MESA,
  extrajudicial: MESA,
  alarmas: {
    judicial: { caducidad: 2, medida: 1, resolucion: 0, banco: 0, convenio: 3 },
    extrajudicial: { caducidad: 0, medida: 0, resolucion: 0, banco: 0, convenio: 1 },
  },
  saldadas: {
    judicial: { paraArchivar: 3, recientes: 1 },
    extrajudicial: { paraArchivar: 0, recientes: 0 },
  },
  cartasSinAcuse: 0,
  conveniosEnRiesgo: 4,
}

const show = async (cambios: Partial<Hoy> = {}, abogado = 'A01') => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado }))
  const hoy: Hoy = { hoy: '2026-11-20', ...NUMEROS, abogados: [], ...cambios }
  const store = makeStore({
    fetch: async (url) =>
      String(url).includes('/hoy/mi-dia')
        ? json({ hoy: '2026-11-20', grupos: [], abogados: [], respaldo: null })
        : json(hoy),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <HoyPanel />
      </MemoryRouter>
    </Provider>,
  )
  return async (mesa: 'judicial' | 'extrajudicial') => {
    const titulo = await screen.findByText(textos.hoy.titulosDeMesa[mesa])
    return within(titulo.parentElement ?? titulo)
  }
}

afterEach(cleanup)

describe('the alarms of each desk', () => {
  test('are under its name, and each number opens the desk filtered by its alarm', async () => {
    const mesaDe = await show()
    const judicial = await mesaDe('judicial')
    expect(judicial.getByText('3 casos con convenio por caducar').getAttribute('href')).toBe(
      '/mesa-judicial?pestana=juicios&historico=true&solapa=todos&alarma=convenio',
    )
    expect(judicial.getByText('2 instancias por caducar')).toBeTruthy()
    const extrajudicial = await mesaDe('extrajudicial')
    expect(extrajudicial.getByText('1 caso con convenio por caducar').getAttribute('href')).toBe(
      '/mesa-extrajudicial?pestana=inicio&historico=true&solapa=todos&alarma=convenio',
    )
    expect(extrajudicial.getByText('0 medidas por vencer')).toBeTruthy()
  })

  test('the paid cases open their desk, in any tab and of any date (D169)', async () => {
    const judicial = (await (await show())('judicial')).getByText('3 saldadas para archivar')
    expect(judicial.getAttribute('href')).toBe(
      '/mesa-judicial?pestana=juicios&historico=true&solapa=todos&saldada=paraArchivar',
    )
    expect(screen.getByText('1 saldada en siete días')).toBeTruthy()
  })

  test('the alarms of agreements are not shown where collections are not known', async () => {
    const { judicial, extrajudicial } = NUMEROS.alarmas
    const mesaDe = await show({
      conveniosEnRiesgo: null,
      alarmas: {
        judicial: { ...judicial, convenio: null },
        extrajudicial: { ...extrajudicial, convenio: null },
      },
    })
    expect((await mesaDe('judicial')).getByText('1 medida por vencer')).toBeTruthy()
    expect(screen.queryByText(/convenio/)).toBeNull()
  })

  test('the total opens the desk of every lawyer (D178), and each row the desk of its lawyer', async () => {
    const mesaDe = await show(
      { abogados: [{ abogado: 'A02', nombre: 'Sosa, Julia', ...NUMEROS }] },
      'A00',
    )
    const deTodos = (await mesaDe('judicial')).getByText('2 instancias por caducar')
    expect(deTodos.getAttribute('href')).toBe(
      '/mesa-judicial?pestana=juicios&abogado=todos&historico=true&solapa=todos&alarma=caducidad',
    )
    const porAbogado = screen.getByText(textos.hoy.porAbogado)
    fireEvent.click(porAbogado)
    const suyo = await screen.findByRole('link', {
      name: 'Convenio por caducar de Sosa, Julia (A02), mesa extrajudicial: 1',
    })
    expect(suyo.getAttribute('href')).toBe(
      '/mesa-extrajudicial?pestana=inicio&abogado=A02&historico=true&solapa=todos&alarma=convenio',
    )
  })
})
