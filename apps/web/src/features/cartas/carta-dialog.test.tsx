import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { CartaDialog } from './carta-dialog.tsx'

const intimado = (imponible: string, retirado: '0' | '1') => ({
  imponible,
  recurso: 'AB',
  retirado,
})

const open = (imponibles: readonly ReturnType<typeof intimado>[]) => {
  const sesion = JSON.stringify(sesionDe({ abogado: 'A01' }))
  const store = makeStore({
    fetch: () => new Promise(() => {}),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <CartaDialog
        carta={{ numero: 7, imponibles: [...imponibles] }}
        documento="carta"
        onClose={() => {}}
      />
    </Provider>,
  )
}

afterEach(cleanup)

test('the items taken out of the letter later are listed beside the paper that was sent (D189)', async () => {
  open([intimado('58', '0'), intimado('1106', '1'), intimado('1107', '1')])
  expect(await screen.findByRole('dialog', { name: 'Carta Nº 7' })).toBeTruthy()
  expect(
    screen.getByText('El papel es el que salió. Después se retiró de la carta: 1106 AB, 1107 AB.'),
  ).toBeTruthy()
})

test('a whole letter says nothing beside its paper', async () => {
  open([intimado('58', '0')])
  expect(await screen.findByRole('dialog', { name: 'Carta Nº 7' })).toBeTruthy()
  expect(screen.queryByText(/El papel es el que salió/)).toBeNull()
})
