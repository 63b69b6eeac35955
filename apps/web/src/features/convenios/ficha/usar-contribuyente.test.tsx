// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test } from 'vitest'
import { UsarContribuyente } from './usar-contribuyente.tsx'
import type { ContribuyenteDeItem } from './use-contribuyente.ts'
import { VALORES_VACIOS, type Valores } from './valores.ts'

const ANA = {
  APYNOM: 'PAZ, ANA',
  NRO_DOC: '20123456',
  TELEFONOS: '0336 4421000',
  LOCALIDAD: 'San Nicolás',
  DOMICILIO: 'Mitre 10',
}

const Form = ({ contribuyentes }: { readonly contribuyentes: readonly ContribuyenteDeItem[] }) => {
  const form = useForm<Valores>({ defaultValues: VALORES_VACIOS })
  return (
    <>
      <input aria-label="DNI" {...form.register('frm_dni')} />
      <input aria-label="Nombre" {...form.register('frm_nombre')} />
      <input aria-label="Teléfono" {...form.register('frm_tel')} />
      <input aria-label="Localidad" {...form.register('frm_loc')} />
      <input aria-label="Dirección" {...form.register('frm_dir')} />
      <UsarContribuyente form={form} contribuyentes={contribuyentes} />
    </>
  )
}

const valor = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(cleanup)

describe('the data of the taxpayer', () => {
  test('fill in all that is known of them', () => {
    render(<Form contribuyentes={[{ clave: 'SS|58', conocido: ANA }]} />)
    fireEvent.click(button('Usar datos del contribuyente'))
    expect(['DNI', 'Nombre', 'Teléfono', 'Localidad', 'Dirección'].map(valor)).toEqual([
      '20123456',
      'PAZ, ANA',
      '0336 4421000',
      'San Nicolás',
      'Mitre 10',
    ])
  })

  test('do not replace a phone that somebody typed', () => {
    render(<Form contribuyentes={[{ clave: 'SS|58', conocido: ANA }]} />)
    fireEvent.change(screen.getByLabelText('Teléfono'), { target: { value: '0336 4999999' } })
    fireEvent.change(screen.getByLabelText('DNI'), { target: { value: '1' } })
    fireEvent.click(button('Usar datos del contribuyente'))
    expect(['DNI', 'Teléfono'].map(valor)).toEqual(['20123456', '0336 4999999'])
  })

  test('pressed before they are known, fill in when they are, once', () => {
    const { rerender } = render(<Form contribuyentes={[{ clave: 'SS|58', conocido: undefined }]} />)
    fireEvent.click(button('Usar datos del contribuyente'))
    expect(button(/^Buscando los datos/).getAttribute('aria-busy')).toBe('true')
    expect(valor('Nombre')).toBe('')
    rerender(<Form contribuyentes={[{ clave: 'SS|58', conocido: ANA }]} />)
    expect(valor('Nombre')).toBe('PAZ, ANA')
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'PAZ, LUIS' } })
    rerender(<Form contribuyentes={[{ clave: 'SS|58', conocido: { ...ANA } }]} />)
    expect(valor('Nombre')).toBe('PAZ, LUIS')
    expect(button('Usar datos del contribuyente')).toBeTruthy()
  })

  test('offer several people by name, each once', () => {
    const luis = { APYNOM: 'SOSA, LUIS' }
    render(
      <Form
        contribuyentes={[
          { clave: 'SS|58', conocido: ANA },
          { clave: 'AB|58', conocido: ANA },
          { clave: 'SS|59', conocido: luis },
        ]}
      />,
    )
    expect(screen.getAllByRole('button')).toHaveLength(2)
    fireEvent.click(button('Usar datos del contribuyente: SOSA, LUIS'))
    expect(valor('Nombre')).toBe('SOSA, LUIS')
  })
})
