import { diasInhabiles as calls } from '@apremia/api-client'
import {
  ALCANCES_DE_DIA,
  CLASES_DE_DIA,
  checkDiaInhabil,
  type Motivo,
  parseFecha,
  textos,
} from '@apremia/core'
import { bodySchema } from '../../../api/endpoint.ts'
import { checkBody } from '../../../api/validate.ts'
import { type DiaGuardado, useSaveDiaInhabilMutation } from '../configuracion-api.ts'
import type { CampoDeFila } from './control-de-fila.tsx'
import { EfectoDeDia } from './efecto-de-dia.tsx'
import { FilaDialog } from './fila-dialog.tsx'

const t = textos.diasInhabiles
const { columnas, ayudas } = t

type Valores = Record<
  'desde' | 'hasta' | 'alcance' | 'lugar' | 'clase' | 'motivo' | 'quitado',
  string
>

const CAMPOS: readonly CampoDeFila<Valores>[] = [
  { campo: 'desde', label: columnas.desde, required: true, fecha: true, fijo: true },
  { campo: 'hasta', label: columnas.hasta, hint: ayudas.hasta, fecha: true },
  {
    ...{ campo: 'alcance', label: columnas.alcance, placeholder: t.elijaAlcance, required: true },
    fijo: true,
    options: ALCANCES_DE_DIA.map((value) => ({ value, label: t.alcances[value] })),
  },
  { campo: 'lugar', label: columnas.lugar, hint: ayudas.lugar, fijo: true },
  {
    ...{ campo: 'clase', label: columnas.clase, placeholder: t.elijaClase, required: true },
    hint: ayudas.clase,
    options: CLASES_DE_DIA.map((value) => ({ value, label: t.clases[value] })),
  },
  { campo: 'motivo', label: columnas.motivo, hint: ayudas.motivo, required: true },
]

const QUITADO: CampoDeFila<Valores> = {
  ...{ campo: 'quitado', label: columnas.quitado, hint: ayudas.quitado },
}

const SCHEMA = bodySchema(calls.saveDiaInhabil)

const valoresDe = (de: DiaGuardado | undefined): Valores => ({
  desde: de?.desde ?? '',
  hasta: de && de.hasta !== de.desde ? de.hasta : '',
  ...{ alcance: de?.alcance ?? '', lugar: de?.lugar ?? '', clase: de?.clase ?? '' },
  ...{ motivo: de?.motivo ?? '', quitado: de?.quitado ?? '' },
})

const toDia = ({ desde, hasta, alcance, clase, ...textosDeDia }: Valores) => ({
  ...{ desde, hasta },
  alcance: ALCANCES_DE_DIA.find((uno) => uno === alcance) ?? 'nacion',
  clase: CLASES_DE_DIA.find((una) => una === clase) ?? 'asueto',
  ...{ lugar: textosDeDia.lugar.trim(), motivo: textosDeDia.motivo.trim() },
  quitado: textosDeDia.quitado.trim(),
})

const check = (valores: Valores): readonly Motivo[] => {
  const dia = toDia(valores)
  const desde = parseFecha(dia.desde)
  const hasta = parseFecha(dia.hasta || dia.desde)
  const falta = (campo: 'alcance' | 'clase', mensaje: string): Motivo[] =>
    valores[campo] === '' ? [{ codigo: `dia.${campo}`, campo, mensaje }] : []
  return [
    ...checkBody(SCHEMA, dia),
    ...falta('alcance', t.elijaAlcance),
    ...falta('clase', t.elijaClase),
    ...(desde && hasta ? checkDiaInhabil({ ...dia, desde, hasta }) : []),
  ]
}

interface DiaInhabilDialogProps {
  readonly fila: DiaGuardado | undefined
  readonly onClose: () => void
}

export const DiaInhabilDialog = ({ fila, onClose }: DiaInhabilDialogProps) => {
  const [save] = useSaveDiaInhabilMutation()
  const efecto = (valores: Valores) => <EfectoDeDia query={toDia(valores)} />
  return (
    <FilaDialog
      fila={fila}
      entidad="dia-inhabil"
      words={t.pantalla}
      campos={fila ? [...CAMPOS, QUITADO] : CAMPOS}
      valoresDe={valoresDe}
      check={check}
      efecto={efecto}
      efectoDeAlta={efecto}
      save={async (valores, version) => {
        const { data, error } = await save({ body: { ...toDia(valores), version } })
        return data ? { data: { ...data, origen: 'cargado' as const } } : { error }
      }}
      onClose={onClose}
    />
  )
}
