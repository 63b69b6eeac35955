import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import type { Abogado } from './ficha.ts'
import { Rechazo } from './rechazo.tsx'

const ROLDAN = { codexterno: 'A02', apellido: 'Roldán', nombre: 'Esteban', nrodni: '20000004' }
const OTRO = { codexterno: 'A01', nombre_completo: 'Muñoz Peña, Carolina', baja: '0' }

const show = (detalle: Readonly<Record<string, unknown>>, reply: object = {}) => {
  const hechas: string[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (input) =>
      String(input).endsWith('/abogadosnamedni')
        ? json([{ ...OTRO, apellido: '', nombre: '', nrodni: '20000003' }])
        : json({ periodos: 0, imponibles: 0, convenios: 2, ...reply }),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const element = (
    <Rechazo
      acto="baja"
      abogado={ROLDAN as Abogado}
      failure={{ status: 409, code: 'abogado-con-casos', message: '', detalle }}
      onReassigned={(texto) => hechas.push(texto)}
      onClose={() => {}}
    />
  )
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  )
  return hechas
}

const reassign = async () => {
  await screen.findByRole('option', { name: /Muñoz Peña/ })
  fireEvent.change(screen.getByLabelText(/Pasar los casos a/), { target: { value: 'A01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reasignar los casos' }))
}

afterEach(cleanup)

describe('the cases that a lawyer has in the municipality', () => {
  const MOTIVO = 'Tiene 132 imponibles en gestión legal en el municipio: reasígnelos en su sistema.'

  test('are reassigned there: nothing is offered here, but a link to see them', () => {
    show({ motivos: [MOTIVO], reasignable: false, enElMunicipio: ['inmueble 12', 'comercio 3'] })
    expect(screen.getByText(MOTIVO)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reasignar los casos' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ver sus inmuebles' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver sus comercios' })).toBeTruthy()
  })

  test('stay when the agreements pass, and the dialog announces it before and after', async () => {
    const detalle = {
      motivos: [MOTIVO],
      reasignable: true,
      convenios: 2,
      enElMunicipio: ['inmueble 12'],
    }
    const hechas = show(detalle, { enElMunicipio: 132 })
    expect(screen.getByText(/imponibles en gestión legal se reasignan en el sistema/)).toBeTruthy()
    await reassign()
    await expect.poll(() => hechas).toHaveLength(1)
    expect(hechas[0]).toBe(
      'Pasaron a Muñoz Peña, Carolina (A01): 2 convenios. Los imponibles en gestión legal que Roldán, Esteban tiene en el municipio (132) se reasignan en el sistema del municipio.',
    )
  })

  test('periods of the product itself pass with the rest', async () => {
    const detalle = { motivos: ['Tiene 3 períodos.'], reasignable: true, enElMunicipio: null }
    const hechas = show(detalle, { periodos: 3, imponibles: 1, enElMunicipio: null })
    expect(screen.getByText(/^Los períodos impagos en gestión legal y los convenios/)).toBeTruthy()
    await reassign()
    await expect.poll(() => hechas).toHaveLength(1)
    expect(hechas[0]).toContain('3 períodos y 2 convenios')
  })
})
