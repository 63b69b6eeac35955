import { cleanup, screen as page, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { later } from './later.tsx'

afterEach(cleanup)

const Saludo = ({ nombre }: { readonly nombre: string }) => <p>Hola, {nombre}</p>

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? <p>No se pudo</p> : this.props.children)
}

test('the placeholder knows the properties and leaves when the script arrives', async () => {
  const Later = later(
    async () => Saludo,
    ({ nombre }) => <p>Espere, {nombre}</p>,
  )
  const { container } = render(<Later nombre="Ana" />)
  expect(container.textContent).toBe('Espere, Ana')
  expect(await page.findByText('Hola, Ana')).toBeTruthy()
  expect(container.textContent).toBe('Hola, Ana')
})

test('a script that is already loaded is shown without the placeholder', async () => {
  const Later = later(async () => Saludo, <p>Espere</p>)
  await Later.load()
  expect(render(<Later nombre="Ana" />).container.textContent).toBe('Hola, Ana')
})

test('a failed load reaches the error boundary, and the next mount tries again', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let tries = 0
  const Later = later(async () => {
    tries += 1
    if (tries === 1) throw new Error('Sin conexión')
    return Saludo
  }, null)
  const make = () =>
    render(
      <Boundary>
        <Later nombre="Ana" />
      </Boundary>,
    )
  make()
  expect(await page.findByText('No se pudo')).toBeTruthy()
  make()
  expect(await page.findByText('Hola, Ana')).toBeTruthy()
  silent.mockRestore()
})
