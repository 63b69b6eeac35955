import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

const ROWS = [1, 2, 3]

const Table = ({ blockedBy }: { readonly blockedBy?: string }) => {
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <DataTable
      caption="Casos"
      columns={[{ id: 'n', header: 'N°', cell: (row: number) => row }]}
      rows={ROWS}
      rowKey={(row) => row}
      selection={{
        isChosen: (row) => chosen.includes(row),
        onChoose: (rows, on) =>
          setChosen(on ? [...chosen, ...rows] : chosen.filter((row) => !rows.includes(row))),
        nameOf: (row) => `Elegir ${row}`,
        pageName: 'Elegir los de esta página',
        blockedBy,
      }}
    />
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

afterEach(cleanup)

test('the box over the rows says whether all of the page are chosen, some or none, and turns them', () => {
  render(<Table />)
  const page = box('Elegir los de esta página')
  expect([page.checked, page.indeterminate]).toEqual([false, false])
  fireEvent.click(box('Elegir 2'))
  expect([page.checked, page.indeterminate]).toEqual([false, true])
  fireEvent.click(page)
  expect([page.checked, page.indeterminate]).toEqual([true, false])
  expect(ROWS.every((row) => box(`Elegir ${row}`).checked)).toBe(true)
  fireEvent.click(page)
  expect(ROWS.some((row) => box(`Elegir ${row}`).checked)).toBe(false)
})

test('boxes that cannot be used say where the reason is', () => {
  render(<Table blockedBy="motivo" />)
  for (const name of ['Elegir los de esta página', 'Elegir 1']) {
    expect(box(name).disabled).toBe(true)
    expect(box(name).getAttribute('aria-describedby')).toBe('motivo')
  }
})
