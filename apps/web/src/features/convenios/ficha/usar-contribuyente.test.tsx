import type { ContribuyenteConocido } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test } from 'vitest'
import { UsarContribuyente } from './usar-contribuyente.tsx'
import { type FirmantePropuesto, NADIE } from './use-propuestas-de-convenio.ts'
import { VALORES_VACIOS, type Valores } from './valores.ts'

const ANA = {
  APYNOM: 'PAZ, ANA',
  NRO_DOC: '20123456',
  TELEFONOS: '0336 4421000',
  LOCALIDAD: 'San Nicolás',
  DOMICILIO: 'Mitre 10',
}

type Find = (item: { readonly r: string; readonly i: number }) => Promise<ContribuyenteConocido>

const find: Find = async () => ANA

const Form = ({
  find: buscar = find,
  items = [{ r: 'SS', i: 58 }],
  nombres = ['PAZ, ANA'],
  propuesto = NADIE,
}: {
  readonly find?: Find
  readonly items?: readonly { readonly r: string; readonly i: number }[]
  readonly nombres?: readonly string[]
  readonly propuesto?: FirmantePropuesto
}) => {
  const form = useForm<Valores>({ defaultValues: { ...VALORES_VACIOS, ...propuesto } })
  return (
    <>
      <input aria-label="DNI" {...form.register('frm_dni')} />
      <input aria-label="Nombre" {...form.register('frm_nombre')} />
      <input aria-label="Teléfono" {...form.register('frm_tel')} />
      <input aria-label="Localidad" {...form.register('frm_loc')} />
      <input aria-label="Dirección" {...form.register('frm_dir')} />
      <UsarContribuyente
        form={form}
        items={items}
        nombres={nombres}
        propuesto={propuesto}
        find={buscar}
      />
    </>
  )
}

const valor = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(cleanup)

describe('the data of the taxpayer', () => {
  test('fill in all that is known of them', async () => {
    render(<Form />)
    fireEvent.click(button('Usar datos del contribuyente'))
    await waitFor(() => expect(valor('Nombre')).toBe('PAZ, ANA'))
    expect(['DNI', 'Nombre', 'Teléfono', 'Localidad', 'Dirección'].map(valor)).toEqual([
      '20123456',
      'PAZ, ANA',
      '0336 4421000',
      'San Nicolás',
      'Mitre 10',
    ])
  })

  test('do not replace a phone that somebody typed', async () => {
    render(<Form />)
    fireEvent.change(screen.getByLabelText('Teléfono'), { target: { value: '0336 4999999' } })
    fireEvent.change(screen.getByLabelText('DNI'), { target: { value: '1' } })
    fireEvent.click(button('Usar datos del contribuyente'))
    await waitFor(() =>
      expect(['DNI', 'Teléfono'].map(valor)).toEqual(['20123456', '0336 4999999']),
    )
  })

  test('are waited for, and fill in once', async () => {
    let answer: (conocido: ContribuyenteConocido) => void = () => {}
    const lento: Find = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    render(<Form find={lento} />)
    fireEvent.click(button('Usar datos del contribuyente'))
    expect(button(/^Buscando los datos/).getAttribute('aria-busy')).toBe('true')
    expect(valor('Nombre')).toBe('')
    answer(ANA)
    await waitFor(() => expect(valor('Nombre')).toBe('PAZ, ANA'))
    expect(button('Usar datos del contribuyente')).toBeTruthy()
  })

  test('of nobody known are not offered again', async () => {
    render(<Form find={async () => ({ APYNOM: '' })} nombres={['']} />)
    fireEvent.click(button('Usar datos del contribuyente'))
    await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]))
  })

  test('offer several people by name, each once', async () => {
    const luis = { APYNOM: 'SOSA, LUIS' }
    render(
      <Form
        items={[
          { r: 'SS', i: 58 },
          { r: 'AB', i: 58 },
          { r: 'SS', i: 59 },
        ]}
        nombres={['PAZ, ANA', 'PAZ, ANA', 'SOSA, LUIS']}
        find={async ({ i }) => (i === 59 ? luis : ANA)}
      />,
    )
    expect(screen.getAllByRole('button')).toHaveLength(2)
    fireEvent.click(button('Usar datos del contribuyente: SOSA, LUIS'))
    await waitFor(() => expect(valor('Nombre')).toBe('SOSA, LUIS'))
  })

  const PROPUESTO = {
    ...NADIE,
    frm_dni: '20123456',
    frm_nombre: 'PAZ, ANA',
    frm_tel: '0336 4421000',
  }

  test('that were proposed go away when another person signs, and come back when asked', async () => {
    render(<Form propuesto={PROPUESTO} />)
    fireEvent.change(screen.getByLabelText('Teléfono'), { target: { value: '0336 4999999' } })
    expect(screen.queryByRole('button', { name: /^Usar datos/ })).toBeNull()
    fireEvent.click(button('Firma otra persona'))
    await waitFor(() => expect(valor('Nombre')).toBe(''))
    expect(['DNI', 'Teléfono'].map(valor)).toEqual(['', '0336 4999999'])
    expect(document.activeElement).toBe(screen.getByLabelText('DNI'))
    fireEvent.click(button('Usar datos del contribuyente'))
    await waitFor(() => expect(valor('DNI')).toBe('20123456'))
  })

  test('of another person are not mixed with the proposed ones', async () => {
    render(
      <Form
        items={[
          { r: 'SS', i: 58 },
          { r: 'SS', i: 59 },
        ]}
        nombres={['PAZ, ANA', 'SOSA, LUIS']}
        propuesto={PROPUESTO}
        find={async () => ({ APYNOM: 'SOSA, LUIS', LOCALIDAD: 'Ramallo' })}
      />,
    )
    fireEvent.click(button('Usar datos del contribuyente: SOSA, LUIS'))
    await waitFor(() => expect(valor('Nombre')).toBe('SOSA, LUIS'))
    expect(['DNI', 'Teléfono', 'Localidad'].map(valor)).toEqual(['', '', 'Ramallo'])
  })
})
