import { expect, test } from 'vitest'
import { describeCorchetes } from './describe-corchetes.ts'

test('names each bracket, shortens the long ones and counts the rest', () => {
  expect(describeCorchetes([])).toBe('')
  expect(describeCorchetes(['[Firma]'])).toBe(
    'El PDF tiene una parte sin completar: [Firma]. Complétela en el Word antes de presentarlo.',
  )
  expect(describeCorchetes(['[a]', '[b]', '[c]'])).toContain('sin completar: [a], [b] y [c].')
  const muchos = Array.from({ length: 15 }, (_, i) => `[${i}${'x'.repeat(200)}]`)
  const aviso = describeCorchetes(muchos)
  expect(aviso).toContain(`[11${'x'.repeat(77)}…] y 3 más.`)
  expect(aviso).not.toContain('[12')
})
