// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { ActuacionFields } from './actuacion-fields.tsx'
import { type ValoresDeActuacion, valoresNuevos } from './valores.ts'

afterEach(cleanup)

const Formulario = () => {
  const form = useForm<ValoresDeActuacion>({ defaultValues: valoresNuevos(18) })
  return <ActuacionFields form={form} tipos={[]} tpId={18} fijo={false} />
}

test('a long pasted text is not cut by the field: the rule reports the maximum length', () => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async () => json([]),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <Formulario />
    </Provider>,
  )
  for (const label of ['Observaciones', 'Carátula'])
    expect(screen.getByLabelText(label).getAttribute('maxlength'), label).toBeNull()
})
