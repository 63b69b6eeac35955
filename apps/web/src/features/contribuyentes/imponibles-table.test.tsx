import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import type { Contribuyente } from './contribuyente.ts'
import { ImponiblesTable } from './imponibles-table.tsx'

const STORE = makeStore({
  fetch: async () => new Response(),
  storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
})
const DATOS = { APYNOM: 'CEBALLOS, MÓNICA', NRO_CONTRIB: 734 } as Contribuyente

const show = (IMPONIBLES: Contribuyente['IMPONIBLES']) =>
  render(
    <Provider store={STORE}>
      <MemoryRouter>
        <ImponiblesTable contribuyente={{ ...DATOS, IMPONIBLES }} />
      </MemoryRouter>
    </Provider>,
  )

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

const name = (link: Element) => link.getAttribute('aria-label')

afterEach(cleanup)

test('each resource of a property has its search: none is left out (D108)', () => {
  show([{ TIPO: 'I', IMPONIBLE: 1419, RECURSOS: ['AB', 'SS'], VINCULO_DESC: 'titular' }])
  expect(links()).toEqual([
    ['1419', '/inmuebles?inmueble=1419&recurso=AB'],
    ['AB', '/inmuebles?inmueble=1419&recurso=AB'],
    ['SS', '/inmuebles?inmueble=1419&recurso=SS'],
  ])
  expect(screen.getAllByRole('link').map(name)).toEqual([
    'Buscar el inmueble 1419 por AB',
    'Buscar el inmueble 1419 por AB',
    'Buscar el inmueble 1419 por SS',
  ])
})

test('an item with one resource, and a business, are found by the number alone', () => {
  show([
    { TIPO: 'I', IMPONIBLE: 58, RECURSOS: ['SS'], VINCULO_DESC: '' },
    { TIPO: 'C', IMPONIBLE: 7, RECURSOS: ['SE', 'SH'], VINCULO_DESC: '' },
  ])
  expect(links()).toEqual([
    ['58', '/inmuebles?inmueble=58&recurso=SS'],
    ['7', '/comercios?numero=7'],
  ])
  expect(screen.getAllByRole('link').map(name)).toEqual([
    'Buscar el inmueble 58',
    'Buscar el comercio 7',
  ])
})
