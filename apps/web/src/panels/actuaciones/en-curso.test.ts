import { expect, test } from 'vitest'
import { enCurso } from './en-curso.ts'

test('the state shows how many items are being saved or, while files are sent, that files are being sent', () => {
  expect(enCurso(undefined, 500)).toBe('Guardando la actuación sobre 500 imponibles…')
  expect(enCurso([1, 1], 2)).toBe('Guardando la actuación sobre 2 imponibles…')
  expect(enCurso(undefined, 1)).toBe('Guardando la actuación…')
  expect(enCurso([1, 0.4], 500)).toBe('Enviando los documentos…')
})
