import { FORMATO_INICIAL_DE_PARTIDA, type Principal } from '@apremia/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkBusqueda } from '../search/check-busqueda.ts'
import type { Filtro } from '../table/lista.ts'
import { FilterForm } from './filter-form.tsx'

const ADMIN: Principal = { rol: 'admin', abogado: '', permisos: [] }
const QUIEN = { principal: ADMIN, partida: FORMATO_INICIAL_DE_PARTIDA }

type Campo = 'nombre' | 'altura' | 'estado' | 'dia'

const show = (filtro: Filtro<Campo> = {}, rejected = false) => {
  const [onApply, onClear] = [vi.fn(), vi.fn()]
  render(
    <FilterForm
      check={checkBusqueda('inmuebles', QUIEN)}
      groups={[
        {
          title: 'Inmueble',
          fields: [
            { campo: 'nombre', label: 'Contribuyente', largo: 20 },
            { campo: 'altura', label: 'Altura', numeric: true },
            {
              campo: 'estado',
              label: 'Estados',
              options: [{ value: 'PENDIENTE', label: 'Pendiente' }],
            },
            { campo: 'dia', label: 'Día', day: {} },
          ],
        },
      ]}
      filtro={filtro}
      rejected={rejected}
      onApply={onApply}
      onClear={onClear}
    />,
  )
  return { onApply, onClear, buscar: screen.getByRole('button', { name: 'BUSCAR' }) }
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name })

afterEach(cleanup)

describe('the form of a filter', () => {
  test('the filter of the address is in the fields, and is searched for again', async () => {
    const { onApply, buscar } = show({ nombre: 'gómez' })
    expect(field('Contribuyente').value).toBe('gómez')
    fireEvent.click(buscar)
    await waitFor(() => expect(onApply).toHaveBeenCalledOnce())
    expect(onApply.mock.calls[0]?.[0]).toMatchObject({ nombre: 'gómez' })
  })

  test('a text that cannot be searched for is explained under its field, which takes the focus', async () => {
    const { onApply, buscar } = show()
    fireEvent.change(field('Altura'), { target: { value: '12 bis' } })
    fireEvent.click(buscar)
    const message = await screen.findByText('La altura lleva solo dígitos.')
    expect(field('Altura').getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(field('Altura'))
    expect(field('Altura').value).toBe('12 bis')
    expect(onApply).not.toHaveBeenCalled()
  })

  test('a day that does not exist is not dropped from the search: its field shows the error', async () => {
    const { onApply, buscar } = show({ nombre: 'gómez' })
    const dia = await screen.findByLabelText<HTMLInputElement>('Día')
    // The calendar loads late, and its input ignores events until React runs the pending effects. The test therefore
    // runs them first.
    await act(async () => {})
    fireEvent.input(dia, { target: { value: '31/02/2026' } })
    fireEvent.click(buscar)
    const message = await screen.findByText('La fecha no existe: escríbala como DD/MM/AAAA.')
    expect(dia.getAttribute('aria-describedby')).toBe(message.id)
    expect([document.activeElement, dia.value]).toEqual([dia, '31/02/2026'])
    expect(onApply).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'LIMPIAR' }))
    expect(dia.value).toBe('')
  })

  test('a pasted text is not cut before the search: its field says the maximum length', async () => {
    const { onApply, buscar } = show()
    fireEvent.change(field('Contribuyente'), { target: { value: 'gómez '.repeat(4) } })
    fireEvent.click(buscar)
    expect(await screen.findByText('Debe tener a lo sumo 20 caracteres.')).toBeTruthy()
    expect([field('Contribuyente').maxLength, onApply.mock.calls]).toEqual([-1, []])
    fireEvent.change(field('Contribuyente'), { target: { value: ' gómez, maría elena  ' } })
    fireEvent.click(buscar)
    await waitFor(() => expect(onApply).toHaveBeenCalledOnce())
  })

  test('an address with a value that cannot be searched shows its error at once', async () => {
    show({ estado: 'PENDIENTE' }, true)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText("No es posible buscar solo por 'estados'")).toBeTruthy()
  })

  test('LIMPIAR empties the fields', () => {
    const { onClear } = show({ nombre: 'gómez' })
    fireEvent.click(screen.getByRole('button', { name: 'LIMPIAR' }))
    expect(field('Contribuyente').value).toBe('')
    expect(onClear).toHaveBeenCalledOnce()
  })

  test('the typed text stays when a pending field appears', () => {
    const nombre = { campo: 'nombre', label: 'Contribuyente' } as const
    const altura = { campo: 'altura', label: 'Altura' } as const
    const form = (fields: readonly (typeof nombre | typeof altura)[]) => (
      <FilterForm
        check={checkBusqueda('inmuebles', QUIEN)}
        groups={[{ title: 'Inmueble', fields }]}
        filtro={{}}
        rejected={false}
        onApply={() => undefined}
        onClear={() => undefined}
      />
    )
    const { rerender } = render(form([nombre]))
    fireEvent.change(field('Contribuyente'), { target: { value: 'peña' } })
    rerender(form([nombre, altura]))
    expect(field('Altura').value).toBe('')
    expect(field('Contribuyente').value).toBe('peña')
  })
})
