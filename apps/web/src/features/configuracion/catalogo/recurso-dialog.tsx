import { recursos as calls } from '@apremia/api-client'
import {
  CATEGORIAS,
  decideRecurso,
  formatOrdenanzas,
  formatTasas,
  interpolar,
  LARGO_DE_ORDENANZA,
  parseOrdenanzas,
  parseTasas,
  readTasas,
  textos,
} from '@apremia/core'
import { bodySchema } from '../../../api/endpoint.ts'
import { checkBody } from '../../../api/validate.ts'
import { type RecursoGuardado, useSaveRecursoMutation } from '../configuracion-api.ts'
import type { CampoDeFila } from './control-de-fila.tsx'
import { FilaDialog } from './fila-dialog.tsx'
import { UsosAntesDeGuardar } from './usos-antes-de-guardar.tsx'

const t = textos.catalogos.recursos
const { columnas, ayudas } = t

type Valores = Record<
  'codigo' | 'nombre' | 'ordenanza' | 'ordenanzas' | 'tasas' | 'clase' | 'pagoUnico' | 'activo',
  string
>

const CAMPOS: readonly CampoDeFila<Valores>[] = [
  { campo: 'codigo', label: columnas.codigo, hint: ayudas.codigo, required: true, fijo: true },
  { campo: 'nombre', label: columnas.nombre, hint: ayudas.nombre, required: true },
  { campo: 'ordenanza', label: columnas.ordenanza, hint: ayudas.ordenanza },
  {
    ...{ campo: 'ordenanzas', label: columnas.ordenanzas, hint: ayudas.ordenanzas },
    parrafos: true,
  },
  { campo: 'tasas', label: columnas.tasas, hint: ayudas.tasas, parrafos: true },
  {
    ...{ campo: 'clase', label: columnas.clase, placeholder: t.elijaClase, required: true },
    options: CATEGORIAS.map((value) => ({ value, label: t.clases[value] })),
  },
  { campo: 'pagoUnico', label: columnas.pagoUnico, hint: ayudas.pagoUnico, marca: true },
  { campo: 'activo', label: t.estados.activo, hint: ayudas.activo, marca: true },
]

const SCHEMA = bodySchema(calls.saveRecurso)

const valoresDe = (de: RecursoGuardado | undefined): Valores => ({
  ...{ codigo: de?.codigo ?? '', nombre: de?.nombre ?? '', ordenanza: de?.ordenanza ?? '' },
  ordenanzas: formatOrdenanzas(de?.ordenanzas ?? []),
  tasas: formatTasas(readTasas(de?.tasas ?? [])),
  clase: de?.clase ?? '',
  pagoUnico: de?.pagoUnico ? '1' : '0',
  activo: de?.activo === false ? '0' : '1',
})

const toRecurso = ({ codigo, nombre, ordenanza, clase, pagoUnico, activo, ...otros }: Valores) => ({
  ordenanzas: parseOrdenanzas(otros.ordenanzas) ?? [],
  tasas: parseTasas(otros.tasas) ?? [],
  ...{ codigo: codigo.trim().toUpperCase(), nombre: nombre.trim(), ordenanza: ordenanza.trim() },
  clase: CATEGORIAS.find((una) => una === clase) ?? 'inmueble',
  ...{ pagoUnico: pagoUnico === '1', activo: activo === '1' },
})

interface RecursoDialogProps {
  readonly fila: RecursoGuardado | undefined
  readonly rows: readonly RecursoGuardado[]
  readonly onClose: () => void
}

/**
 * Dialog that adds or edits a tax. Only the server knows whether other records use the tax, so the form checks the
 * typed values as if the tax had no uses.
 */
export const RecursoDialog = ({ fila, rows, onClose }: RecursoDialogProps) => {
  const [save] = useSaveRecursoMutation()
  const check = (valores: Valores) => {
    const recurso = toRecurso(valores)
    const actual = rows.find(({ codigo }) => codigo === recurso.codigo)
    const nuevo = fila === undefined
    const decision = decideRecurso(recurso, { actual, nuevo, enUso: false })
    const propios = checkBody(SCHEMA, { ...recurso, clase: valores.clase })
    const sinClase = { codigo: 'recurso.clase', campo: 'clase', mensaje: t.elijaClase }
    const ilegibles = {
      ...{ codigo: 'recurso.ordenanza-forma', campo: 'ordenanzas' },
      mensaje: interpolar(t.ordenanzaInvalida, { n: LARGO_DE_ORDENANZA }),
    }
    const tasasIlegibles = { codigo: 'recurso.tasa-forma', campo: 'tasas' }
    return [
      ...(parseOrdenanzas(valores.ordenanzas) ? [] : [ilegibles]),
      ...(parseTasas(valores.tasas) ? [] : [{ ...tasasIlegibles, mensaje: t.tasas.invalida }]),
      ...(decision.ok ? [] : decision.motivos),
      ...(valores.clase === '' ? [sinClase] : []),
      ...propios,
    ]
  }
  return (
    <FilaDialog
      fila={fila}
      entidad="recurso"
      words={t}
      campos={CAMPOS}
      valoresDe={valoresDe}
      check={check}
      efecto={(valores, { codigo, activo }) => (
        <UsosAntesDeGuardar
          query={{ catalogo: 'recursos', codigo }}
          ofrecida={{ antes: activo, ahora: valores.activo === '1' }}
        />
      )}
      save={(valores, version) => save({ body: { ...toRecurso(valores), version } })}
      onClose={onClose}
    />
  )
}
