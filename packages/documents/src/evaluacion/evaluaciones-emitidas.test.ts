import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { sampleEvaluacion } from '../testing/sample-evaluacion.ts'
import { renderHojaDeEvaluacion } from './index.ts'

// Evaluations made before verification codes existed are printed again without a code. Their PDFs are compressed in
// JavaScript, because the output of Node's zlib may change with the version of Node. So a stored hash can check their
// bytes.
test.each([
  [0, '416f7d74c70b09a2e3d0800b6a6fb3034c337a4d34e26491879b68385a963b9a'],
  [8, '980a462f0922f3b9ecbc32bd8995f6963eef958803769a5bca1227be06403396'],
  [120, '3ce246625f570ce24885f39e0d4f7cf59c6709d7a21921444f1bd5b65c508ff9'],
])('the sheet of an evaluation of %d cases without a code keeps its bytes', (casos, sha) => {
  const pdf = renderHojaDeEvaluacion(sampleEvaluacion(casos), { fuentes: loadFuentes() })
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha)
})
