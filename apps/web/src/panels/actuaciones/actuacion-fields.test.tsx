import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { ActuacionFields } from './actuacion-fields.tsx'
import type { RadicacionPropuesta } from './use-propuesta.ts'
import { type ValoresDeActuacion, valoresNuevos } from './valores.ts'

afterEach(cleanup)

const TIPOS = [
  {
    ...{ tpId: 18, gpId: 3, nombre: 'Radicación', tiempo: null, activo: true, show: true },
    ...{ iniciaApremio: false, cierra: false },
  },
]

const PROPUESTA = {
  valores: { caratula: 'X c/ Y', nrotit: '', monto: '10,00', periodos: '2020: 1' },
  deVarios: false,
  juzgados: ['Juzgado 1', 'Juzgado 2'],
  departamentos: ['San Nicolás'],
}

const Formulario = (props: {
  readonly fijo?: boolean
  readonly propuesta?: RadicacionPropuesta
}) => {
  const form = useForm<ValoresDeActuacion>({
    defaultValues: { ...valoresNuevos(18), ...props.propuesta?.valores },
  })
  return <ActuacionFields form={form} tipos={TIPOS} tpId={18} fijo={false} {...props} />
}

const show = (form: ReactElement) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async () => json([]),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(<Provider store={store}>{form}</Provider>)
}

const campo = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const ayudaDe = (label: string) =>
  document.getElementById(campo(label).getAttribute('aria-describedby') ?? '')?.textContent ?? ''

test('a long pasted text is not cut by the field: the rule reports the maximum length', () => {
  show(<Formulario />)
  for (const label of ['Observaciones', 'Carátula'])
    expect(screen.getByLabelText(label).getAttribute('maxlength'), label).toBeNull()
})

test('the type that was chosen before the form is shown and not asked again', () => {
  show(<Formulario fijo />)
  expect(campo('Tipo de actuación').value).toBe('Radicación')
  expect(campo('Tipo de actuación').readOnly).toBe(true)
})

test('a proposed value says that it is proposed until the person changes it', async () => {
  show(<Formulario propuesta={PROPUESTA} />)
  expect(campo('Monto').value).toBe('10,00')
  for (const label of ['Carátula', 'Monto', 'Período que abarca'])
    expect(ayudaDe(label), label).toBe('Propuesto según el título. Puede cambiarlo.')
  expect(ayudaDe('N° de título ejecutivo')).toBe('')
  fireEvent.input(campo('Carátula'), { target: { value: 'Z' } })
  await waitFor(() => expect(ayudaDe('Carátula')).toBe(''))
})

test('a court that was used before is chosen with one button, and another one can be typed', async () => {
  show(<Formulario propuesta={PROPUESTA} />)
  fireEvent.click(screen.getByRole('button', { name: 'Juzgado 2' }))
  await waitFor(() => expect(campo('Juzgado').value).toBe('Juzgado 2'))
  expect(document.activeElement).toBe(campo('Juzgado'))
  expect(screen.queryByRole('button', { name: 'Juzgado 1' })).toBeNull()
  expect(campo('Juzgado').getAttribute('list')).toBe(document.querySelector('datalist')?.id)
})

test('a judicial department that was used before is chosen among the optional data', async () => {
  show(<Formulario propuesta={PROPUESTA} />)
  fireEvent.click(screen.getByText('Otros datos (opcionales)'))
  fireEvent.click(screen.getByRole('button', { name: 'San Nicolás' }))
  await waitFor(() => expect(campo('Departamento judicial').value).toBe('San Nicolás'))
})
