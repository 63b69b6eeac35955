import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MotivoParaSeguir } from '../../ui/motivo-para-seguir.tsx'
import { MotivoDeReparos } from './motivo-de-reparos.tsx'
import { useReparos } from './use-reparos.ts'

const MENSAJE = '1106 AB ya está radicado en el expediente SN-1-2026.'
const FALTA = 'Escriba el motivo.'

const write = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const Pedido = ({ sent }: { readonly sent: string[] }) => {
  const reparos = useReparos()
  const save = () => {
    if (reparos.impide()) return
    sent.push(reparos.motivo)
    if (reparos.motivo === '') reparos.take({ status: 409, code: 'pide-motivo', message: MENSAJE })
  }
  return (
    <>
      <MotivoDeReparos reparos={reparos} />
      <button type="button" onClick={save}>
        Guardar
      </button>
      <button type="button" onClick={reparos.forget}>
        Cancelar
      </button>
    </>
  )
}

afterEach(cleanup)

test('an objection to an action is shown, asks for a reason, and the action goes only with it (D175, D176)', () => {
  const sent: string[] = []
  render(<Pedido sent={sent} />)
  expect(screen.queryByLabelText(/^Motivo/)).toBeNull()
  press('Guardar')
  expect(screen.getByText(MENSAJE)).toBeTruthy()
  expect(screen.queryByText(FALTA)).toBeNull()
  for (const vacio of ['', '  ', '\u200b']) {
    write(vacio)
    press('Guardar')
    expect(screen.getByText(FALTA)).toBeTruthy()
  }
  expect(sent).toEqual([''])
  write('Causas acumuladas')
  expect(screen.queryByText(FALTA)).toBeNull()
  press('Guardar')
  expect(sent).toEqual(['', 'Causas acumuladas'])
  press('Cancelar')
  expect(screen.queryByText(MENSAJE)).toBeNull()
})

test('a refusal that no reason overrides asks for none', () => {
  const Otro = () => {
    const reparos = useReparos()
    const taken = () => reparos.take({ status: 409, code: 'sostiene-actos', message: MENSAJE })
    return (
      <>
        <MotivoDeReparos reparos={reparos} />
        <button type="button" onClick={taken}>
          Guardar
        </button>
      </>
    )
  }
  render(<Otro />)
  press('Guardar')
  expect(screen.queryByText(MENSAJE)).toBeNull()
  expect(screen.queryByLabelText(/^Motivo/)).toBeNull()
})

test('letters over debt in court are sent only with a written reason (D175)', () => {
  const forzados: string[] = []
  render(
    <MotivoParaSeguir
      accion={textos.actuaciones.reparos.intimar}
      onSeguir={(motivo) => forzados.push(motivo)}
    />,
  )
  for (const vacio of ['', '  ', '\u200b']) {
    write(vacio)
    press('Intimar de todos modos, con este motivo')
    expect(screen.getByText(FALTA)).toBeTruthy()
  }
  expect(forzados).toEqual([])
  write(' Lo pide el juzgado ')
  press('Intimar de todos modos, con este motivo')
  expect(forzados).toEqual(['Lo pide el juzgado'])
})
