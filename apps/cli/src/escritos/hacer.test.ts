import { encodeAvisos } from '@apremia/api-client'
import { expect, it } from 'vitest'
import { file, json } from '../../test/fake-api.ts'
import { legajoDeEjemplo, plantillaDeEscrito } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls } = useApi()

const AVISO = 'El PDF tiene una parte sin completar: [Firma y sello].'

it('warns of the brackets that are left in the PDF of a court paper, and saves it', async () => {
  on('listPlantillas', json([plantillaDeEscrito]))
  on('createEscrito', json({ id: 7, nombre: 'Demanda', version: 1 }))
  on('printEscrito', file('x.pdf', '%PDF-', { 'x-avisos': encodeAvisos([AVISO]) }))
  const { code, stdout, stderr } = await run('escritos hacer 1001 AB 3 --pdf -o demanda.pdf')
  expect([code, stdout]).toEqual([0, 'demanda.pdf\n'])
  expect(stderr).toContain(AVISO)
})

it('makes the paper for the debtor that is chosen, and says which there are', async () => {
  on('listPlantillas', json([plantillaDeEscrito]))
  on(
    'reviewEscrito',
    json({ pidePresupuesto: false, deudores: ['PAZ, LUZ', 'GIL, ANA'], faltas: [] }),
  )
  const revision = await run('escritos hacer 1001 AB 3 --dry-run')
  expect(revision.stdout).toContain('--deudor 2: GIL, ANA\n')
  on('createEscrito', json({ id: 7, nombre: 'Cédula', version: 1 }))
  on('downloadEscrito', file('x.docx', 'PK'))
  expect((await run('escritos hacer 1001 AB 3 --deudor 2 -o c.docx')).code).toBe(0)
  const pedido = calls().find(({ name }) => name === 'createEscrito')?.request.body ?? ''
  expect(JSON.parse(pedido)).toMatchObject({ deudor: 2 })
  expect((await run('escritos hacer 1001 AB 3 --deudor 0')).code).not.toBe(0)
})

it('warns of those of the court papers of a bundle', async () => {
  const [titulo, escrito] = legajoDeEjemplo.documentos
  const conPartes = { ...escrito, forma: 'paginas', elegido: true, aviso: AVISO }
  on('listDocumentosDeLegajo', json({ ...legajoDeEjemplo, documentos: [titulo, conPartes] }))
  on('downloadLegajo', file('legajo.pdf', '%PDF-'))
  expect((await run('casos legajo 1001 AB')).stderr).toContain(`Escrito: Demanda: ${AVISO}`)
  expect((await run('casos legajo 1001 AB --zip')).stderr).not.toContain(AVISO)
})
