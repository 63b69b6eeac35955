import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { selectNotices } from '../../session/notices-slice.ts'
import { TextField } from '../text-field.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type RecordOutcome, useRecordDialog } from './use-record-dialog.ts'

interface Ficha {
  readonly nombre: string
  readonly version: number
}

const GUARDADA: Ficha = { nombre: 'Ana', version: 1 }
const rechazo = { status: 409, code: 'version-vieja', message: 'Otra persona la cambió.' }

const Prueba = ({ outcomes, onClose }: { outcomes: RecordOutcome[]; onClose: () => void }) => {
  const dialog = useRecordDialog<Ficha, { nombre: string }>({
    clave: () => 'prueba',
    record: GUARDADA,
    startOf: (de = GUARDADA) => ({
      valores: { nombre: de.nombre },
      rest: undefined,
      version: de.version,
    }),
    names: ['nombre'],
    check: ({ nombre }) =>
      nombre === '' ? [{ codigo: 'falta', campo: 'nombre', mensaje: 'Escriba el nombre.' }] : [],
    enRechazo: 'ficha',
    save: async () => outcomes.shift() ?? {},
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog} title="Ficha" words={{ versionVieja: rechazo.message }}>
      <TextField
        {...form.register('nombre')}
        label="Nombre"
        error={form.formState.errors.nombre?.message}
      />
    </RecordDialog>
  )
}

const open = (...outcomes: RecordOutcome[]) => {
  const store = makeStore({
    fetch: () => new Promise(() => {}),
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  })
  let closed = false
  render(
    <Provider store={store}>
      <Prueba
        outcomes={outcomes}
        onClose={() => {
          closed = true
        }}
      />
    </Provider>,
  )
  return {
    isClosed: () => closed,
    notices: () => selectNotices(store.getState()).map(({ title }) => title),
  }
}

const field = (): HTMLInputElement => screen.getByLabelText(/^Nombre/)
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

// jsdom has no layout and lacks `scrollIntoView`, so the test defines an empty function.
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('shows that the record was saved, forgets the draft and closes', async () => {
  const { isClosed, notices } = open({ title: 'Quedó guardada.' })
  write('Eva')
  await waitFor(() => expect(sessionStorage.length).toBe(1))
  save()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(notices()).toEqual(['Quedó guardada.'])
  expect(sessionStorage.length).toBe(0)
})

test('a lost connection keeps what was typed, and saving again is possible', async () => {
  const sinRespuesta = { status: 0, code: 'sin-conexion', message: 'Sin conexión.' }
  const { isClosed } = open({ failure: sinRespuesta })
  write('Eva')
  save()
  expect(await screen.findByText('Sin conexión.')).toBeTruthy()
  expect(field().value).toBe('Eva')
  save()
  await waitFor(() => expect(isClosed()).toBe(true))
})

test('a fault that the server found is shown under its field alone', async () => {
  const fields = [{ field: 'nombre', message: 'Ya existe.' }]
  open({ failure: { status: 422, code: 'datos', message: 'Revise los datos.', fields } })
  write('Eva')
  save()
  expect(await screen.findByText('Ya existe.')).toBeTruthy()
  expect(screen.queryByText('Revise los datos.')).toBeNull()
})

test('a conflict shows both values and is settled before saving (D42)', async () => {
  const detalle = { ficha: { nombre: 'Luz', version: 2 } }
  const { isClosed } = open({ failure: { ...rechazo, detalle } })
  write('Eva')
  save()
  expect(await screen.findByText('Luz')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Conservar lo que escribí' }))
  await waitFor(() => expect(screen.queryByText('Luz')).toBeNull())
  expect(field().value).toBe('Eva')
  save()
  await waitFor(() => expect(isClosed()).toBe(true))
})

test('nothing is saved while a field has a fault', async () => {
  const { isClosed } = open({ title: 'Quedó guardada.' })
  write('')
  save()
  expect(await screen.findByText('Escriba el nombre.')).toBeTruthy()
  expect(isClosed()).toBe(false)
})
