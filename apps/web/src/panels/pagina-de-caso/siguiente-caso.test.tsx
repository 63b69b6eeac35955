import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CasoVecino } from './origen.ts'
import { SiguienteCaso } from './siguiente-caso.tsx'
import type { Paso } from './use-pasar.ts'

afterEach(cleanup)

const otro: NonNullable<CasoVecino['caso']> = {
  ...{ tipo: 'I', imponible: 1205, recurso: 'RV' },
  plazo: { estado: 'venceHoy', faltan: 0 },
}

const pasoA = (
  siguiente: NonNullable<Paso['vecinos']>['siguiente'],
  mas: Partial<Paso> = {},
): Paso => ({
  vecinos: { lugar: 1, total: 2, anterior: undefined, siguiente },
  ...{ alDia: true, pasar: vi.fn(), pasando: false, sinMas: false, failure: undefined },
  ...mas,
})

test('the next case is named with its deadline, and its button has the focus', () => {
  const paso = pasoA({ caso: otro, pagina: 1 })
  render(<SiguienteCaso paso={paso} />)
  expect(screen.getByText('Siguiente caso: 1205 RV, vence hoy')).toBeTruthy()
  const boton = screen.getByRole('button', { name: 'Abrir el siguiente: caso 1205 RV' })
  expect(document.activeElement).toBe(boton)
  // The person closed a dialog with Enter and still holds the key down. The repeated key events must not press the
  // button that opens the next case.
  expect(fireEvent.keyDown(boton, { key: 'Enter', repeat: true })).toBe(false)
  expect(paso.pasar).not.toHaveBeenCalled()
  fireEvent.click(boton)
  expect(paso.pasar).toHaveBeenCalledWith({ caso: otro, pagina: 1 })
})

test('the deadline of a list of another day is not told', () => {
  render(<SiguienteCaso paso={pasoA({ caso: otro, pagina: 1 }, { alDia: false })} />)
  expect(screen.getByText('Siguiente caso: 1205 RV')).toBeTruthy()
})

test('a next case of another page of the list is offered without its name', () => {
  render(<SiguienteCaso paso={pasoA({ caso: undefined, pagina: 2 })} />)
  expect(screen.getByText('La lista sigue en la página siguiente')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Abrir el siguiente' })).toBeTruthy()
})

test('a list that has no more cases says so, and its button keeps the focus', () => {
  const paso = pasoA({ caso: undefined, pagina: 2 }, { sinMas: true })
  render(<SiguienteCaso paso={paso} />)
  expect(screen.getByText(/^La lista no tiene más casos/)).toBeTruthy()
  const boton = screen.getByRole('button', { name: 'Abrir el siguiente' })
  expect(document.activeElement).toBe(boton)
  fireEvent.click(boton)
  expect(paso.pasar).not.toHaveBeenCalled()
})

test('after the last case of the list, or without a list, nothing is offered', () => {
  const { container } = render(<SiguienteCaso paso={pasoA(undefined)} />)
  expect(container.innerHTML).toBe('')
  cleanup()
  render(<SiguienteCaso paso={pasoA(undefined, { vecinos: undefined })} />)
  expect(screen.queryByRole('button')).toBeNull()
})
