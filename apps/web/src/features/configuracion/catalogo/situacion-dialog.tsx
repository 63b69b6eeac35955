import { situaciones as calls } from '@apremia/api-client'
import {
  buildCatalogoDeSituaciones,
  CLASES_DE_SITUACION,
  DESTINO_DE_CUENTA_CORRIENTE,
  decideSituacion,
  textos,
} from '@apremia/core'
import { bodySchema } from '../../../api/endpoint.ts'
import { checkBody } from '../../../api/validate.ts'
import { type SituacionGuardada, useSaveSituacionMutation } from '../configuracion-api.ts'
import { EfectoAntesDeGuardar } from '../efecto.tsx'
import type { CampoDeFila } from './control-de-fila.tsx'
import { FilaDialog } from './fila-dialog.tsx'

const t = textos.catalogos.situaciones
const { columnas, ayudas } = t

type Valores = Record<'codigo' | 'detalle' | 'destino' | 'clase', string>

const CAMPOS: readonly CampoDeFila<Valores>[] = [
  { campo: 'codigo', label: columnas.codigo, hint: ayudas.codigo, required: true, fijo: true },
  { campo: 'detalle', label: columnas.detalle, hint: ayudas.detalle, required: true },
  { campo: 'destino', label: columnas.destino, hint: ayudas.destino, required: true },
  {
    ...{ campo: 'clase', label: columnas.clase, hint: ayudas.clase, required: true },
    ...{ placeholder: t.elijaClase },
    options: CLASES_DE_SITUACION.map((value) => ({ value, label: t.clases[value] })),
  },
]

const SCHEMA = bodySchema(calls.saveSituacion)

const valoresDe = (de: SituacionGuardada | undefined): Valores => ({
  ...{ codigo: de?.codigo ?? '', detalle: de?.detalle ?? '', clase: de?.clase ?? '' },
  destino: de?.destino ?? DESTINO_DE_CUENTA_CORRIENTE,
})

const toSituacion = ({ codigo, detalle, destino, clase }: Valores) => ({
  ...{ codigo: codigo.trim().toUpperCase(), detalle: detalle.trim() },
  destino: destino.trim().toUpperCase(),
  clase: CLASES_DE_SITUACION.find((una) => una === clase) ?? ('otra' as const),
})

interface SituacionDialogProps {
  readonly fila: SituacionGuardada | undefined
  readonly rows: readonly SituacionGuardada[]
  readonly onClose: () => void
}

export const SituacionDialog = ({ fila, rows, onClose }: SituacionDialogProps) => {
  const [save] = useSaveSituacionMutation()
  const check = (valores: Valores) => {
    const situacion = toSituacion(valores)
    const situaciones = buildCatalogoDeSituaciones(rows)
    const decision = decideSituacion(situacion, { situaciones, nuevo: fila === undefined })
    const sinClase = { codigo: 'situacion.clase', campo: 'clase', mensaje: t.elijaClase }
    return [
      ...(decision.ok ? [] : decision.motivos),
      ...(valores.clase === '' ? [sinClase] : []),
      ...checkBody(SCHEMA, { ...situacion, clase: valores.clase }),
    ]
  }
  return (
    <FilaDialog
      fila={fila}
      entidad="situacion"
      words={t}
      campos={CAMPOS}
      valoresDe={valoresDe}
      check={check}
      efecto={(valores, actual) => {
        const { codigo, detalle, destino, clase } = toSituacion(valores)
        const igual =
          clase === actual.clase && detalle === actual.detalle && destino === actual.destino
        return (
          !igual && (
            <EfectoAntesDeGuardar
              query={{ clave: 'situacion', codigo, detalle, significado: clase }}
            />
          )
        )
      }}
      save={(valores, version) => save({ body: { ...toSituacion(valores), version } })}
      onClose={onClose}
    />
  )
}
