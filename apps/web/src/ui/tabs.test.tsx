import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

type Letra = 'a' | 'b' | 'c'

const asked: Letra[] = []

const Three = () => {
  const [active, setActive] = useState<Letra>('a')
  return (
    <Tabs
      active={active}
      onChange={(id) => {
        asked.push(id)
        setActive(id)
      }}
      tabs={[
        { id: 'a', label: 'Alfa', content: <input aria-label="de alfa" /> },
        { id: 'b', label: 'Beta', content: <input aria-label="de beta" />, fresh: true },
        { id: 'c', label: 'Gama', content: <input aria-label="de gama" /> },
      ]}
    />
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getAllByRole('tab', { selected: true }).map((t) => t.textContent)

beforeEach(() => {
  asked.length = 0
  render(<Three />)
})

afterEach(cleanup)

test('a panel is named by its tab, and is there from its first visit on', () => {
  expect(screen.getByRole('tabpanel', { name: 'Alfa' })).toBeTruthy()
  expect(screen.queryByLabelText('de gama')).toBeNull()
  fireEvent.change(screen.getByLabelText('de alfa'), { target: { value: 'tecleado' } })
  fireEvent.click(tab('Gama'))
  expect(selected()).toEqual(['Gama'])
  expect(screen.getByRole('tabpanel', { name: 'Gama' })).toBeTruthy()
  fireEvent.click(tab('Alfa'))
  expect(screen.getByLabelText<HTMLInputElement>('de alfa').value).toBe('tecleado')
})

test('a panel that follows the address is mounted again each time it is shown', () => {
  fireEvent.click(tab('Beta'))
  fireEvent.change(screen.getByLabelText('de beta'), { target: { value: 'tecleado' } })
  fireEvent.click(tab('Alfa'))
  expect(screen.queryByLabelText('de beta')).toBeNull()
  fireEvent.click(tab('Beta'))
  expect(screen.getByLabelText<HTMLInputElement>('de beta').value).toBe('')
})

test('the arrows, Home and End take the keyboard round, and open nothing', () => {
  tab('Alfa').focus()
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map(
    (key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      return document.activeElement?.textContent
    },
  )
  expect(seen).toEqual(['Beta', 'Gama', 'Alfa', 'Gama', 'Alfa', 'Gama', 'Gama'])
  expect(selected()).toEqual(['Alfa'])
  expect(asked).toEqual([])
})

test('Tab stops only at the open tab; pressing the open tab again requests nothing', () => {
  fireEvent.click(tab('Gama'))
  fireEvent.click(tab('Gama'))
  expect(asked).toEqual(['c'])
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
})
