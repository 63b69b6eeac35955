import { CAMPOS_VELADOS } from '@apremia/core'
import { expect, test } from 'vitest'
import { reach, type Schema } from 'yup'
import { asSchema, cambia, type Entry } from '../entry.ts'
import { contract } from './index.ts'

const EXPORTS = Object.entries<Entry>(contract).filter(([name]) => name.startsWith('export'))

test('there are lists to export', () => expect(EXPORTS.length).toBeGreaterThan(0))

test.each(EXPORTS)('%s counts against the exports of the person (R17)', (_name, { limite }) => {
  expect(limite).toBe('exportacion')
})

test.each(EXPORTS)('%s is given as a workbook, or as CSV when asked (ux 9)', (_name, { query }) => {
  const formato = query && (reach(asSchema(query), 'formato') as Schema)
  expect(formato?.validateSync(undefined)).toBe('xlsx')
  expect(formato?.validateSync('csv')).toBe('csv')
  expect(formato?.isValidSync('ods')).toBe(false)
})

const LECTURAS = Object.entries<Entry>(contract).filter(
  ([, definition]) => definition.capacidad !== 'publica' && !cambia(definition),
)

test.each(LECTURAS)('%s limits what one person can take (R17)', (_name, entry) => {
  expect(entry.limite).toBeDefined()
  if (entry.reply === 'file') expect(entry.limite).toMatch(/^(documento|exportacion)$/)
})

/**
 * Kinds of record that the test of masked (hidden) personal data skips. Their fields have common names, such as
 * 'nombre' and 'motivo', which replies without masked data use too.
 */
const DENTRO_DE_ACTUACION = ['documentoDeActuacion', 'bajaDeActuacion']

const VELABLES = new Set(
  Object.entries(CAMPOS_VELADOS)
    .filter(([cosa]) => !DENTRO_DE_ACTUACION.includes(cosa))
    .flatMap(([, campos]) => Object.keys(campos)),
)

/**
 * Calls that the test of masked (hidden) personal data skips. Every person who may make one of these calls may see all
 * its fields.
 */
const DE_QUIEN_VE_TODO = [
  'getAbogadosInfoFilter',
  'getLineaDeTiempo',
  'getMiDia',
  'getTitulosInfo',
  'annulTitulo',
  'simulateAnnulTitulo',
  'searchHistorial',
  'getAbogados',
  'searchAbogados',
  'getAbogadoPropio',
  'createAbogado',
  'editAbogado',
  'deleteAbogado',
  'nameJefatura',
  'simulateNameJefatura',
  'editConvenio',
  'getDestinatarios',
  'createComunicacion',
  'updateComunicaciones',
  'deleteComunicaciones',
  'restoreComunicacion',
  'getUsuarios',
  'createUsuario',
  'simulateCreateUsuario',
  'editUsuario',
  'simulateEditUsuario',
  'getVigencias',
  'getEfectoDeParametro',
  'getVigenciasDeParametro',
  'listCartas',
  'annulCarta',
  'saveAcuseDeCarta',
  'simulateAnnulCarta',
  'listDatosPersonales',
  'getDatosPersonales',
  'listLecturasDePersona',
  'createRegistro',
  'editRegistro',
  'saveContribuyente',
  'searchNovedades',
  'getNovedad',
  'createNovedad',
  'editNovedad',
  'createInmuebleDeNovedad',
  'getInmuebleDeNovedad',
  'editInmuebleDeNovedad',
]

/**
 * Calls that return the person's own session data, or messages. The test of masked (hidden) personal data skips them:
 * their server code already hides the data of other people.
 */
const PROPIAS = ['login', 'validateToken', 'getComunicaciones', 'readComunicacion']

/**
 * Calls whose server code masks (hides) the document numbers itself, so the test of masked data skips them. Every other
 * call with masked fields names, in the property `vela`, the kind of record to mask.
 */
const TAPADAS_AL_ARMARSE = ['searchBuscador']

/**
 * Calls that return only the rows of the lawyers that the person may see (`scopeDeuda`, D13, D21). The test of masked
 * (hidden) personal data therefore skips these calls.
 */
const DE_UN_ABOGADO = [
  'deudaCC',
  'listaSitua',
  'listaSituaActual',
  'listaSituaV2',
  'listaTitulos',
  'recImpGstLeg',
]

const CON_OTRO_CUIDADO: readonly string[] = [
  ...DE_QUIEN_VE_TODO,
  ...PROPIAS,
  ...TAPADAS_AL_ARMARSE,
  ...DE_UN_ABOGADO,
]

interface Forma {
  readonly innerType?: Forma
  readonly fields?: Readonly<Record<string, Forma>>
}

const fieldsIn = ({ innerType, fields = {} }: Forma): string[] => [
  ...(innerType ? fieldsIn(innerType) : []),
  ...Object.entries(fields).flatMap(([name, forma]) => [name, ...fieldsIn(forma)]),
]

const RESPUESTAS = Object.entries<Entry>(contract).flatMap(([name, { reply, vela }]) =>
  typeof reply === 'object' ? [[name, fieldsIn(reply as Forma), vela] as const] : [],
)

test.each(RESPUESTAS)('%s covers the fields that it has to (D10, D21)', (name, fields, vela) => {
  if (vela !== undefined)
    expect(fields).toEqual(expect.arrayContaining(Object.keys(CAMPOS_VELADOS[vela])))
  else if (!CON_OTRO_CUIDADO.includes(name))
    expect(fields.filter((field) => VELABLES.has(field))).toEqual([])
})

/**
 * Calls that return pages of a list without the property `deOtros`. That property records who reads many pages of other
 * people's data. These calls return no data of other people, or need no record for the reason written beside them.
 */
const DE_NADIE_MAS = [
  'actuacionesxImp', // This call adds no row to the audit history, which already records each opened case.
  'getCargas',
  'getCondiciones',
  'getPaquetes',
  'getSalidas',
  'listCasosDePreEvaluacion', // This call adds no row to the audit history: the list has only the person's own cases.
  'listDatosPersonales', // This call adds its own row to the audit history.
  'listLecturasDePersona',
  'listLotes',
  'listLotesDeCartas',
  'listTrabajos',
  'saveEvaluaciones', // This call adds its own row about the evaluation to the audit history.
  'searchHistorial', // This call adds no row to the audit history: a new row would shift the pages of the result.
]

test('each list declares whether its rows are of other people (R15)', () => {
  const sinDecir = Object.entries<Entry>(contract).filter(
    ([, { paged, deOtros }]) => paged === true && deOtros === undefined,
  )
  expect(sinDecir.map(([name]) => name).sort()).toEqual(DE_NADIE_MAS)
})
