import {
  CLASES_DE_FORMA,
  decideFilaDeLista,
  type FilaDeLista,
  interpolar,
  type ListaCorta,
  textos,
} from '@apremia/core'
import { type FilaDeListaGuardada, useSaveFilaDeListaMutation } from '../configuracion-api.ts'
import type { CampoDeFila } from './control-de-fila.tsx'
import { FilaDialog } from './fila-dialog.tsx'

const t = textos.catalogos.listas
const { columnas, ayudas } = t

type Valores = Record<'nombre' | 'clase', string>

const NOMBRE: CampoDeFila<Valores> = {
  ...{ campo: 'nombre', label: columnas.nombre, hint: ayudas.nombre, required: true },
}
const CLASE: CampoDeFila<Valores> = {
  ...{ campo: 'clase', label: columnas.clase, placeholder: t.elijaClase, required: true },
  options: CLASES_DE_FORMA.map((value) => ({ value, label: t.clases[value] })),
}

const toFila = (codigo: string, { nombre, clase }: Valores): FilaDeLista => ({
  ...{ codigo, nombre: nombre.trim() },
  clase: CLASES_DE_FORMA.find((una) => una === clase) ?? '',
})

interface FilaDeListaDialogProps {
  readonly lista: ListaCorta
  readonly fila: FilaDeListaGuardada | undefined
  readonly rows: readonly FilaDeListaGuardada[]
  readonly onClose: () => void
}

/** A row of a short list, new or as it is. */
export const FilaDeListaDialog = ({ lista, fila, rows, onClose }: FilaDeListaDialogProps) => {
  const [save] = useSaveFilaDeListaMutation()
  const codigo = fila?.codigo ?? ''
  const check = (valores: Valores) => {
    const enUso = fila?.enUso ?? false
    const decision = decideFilaDeLista(toFila(codigo, valores), { lista, rows, enUso })
    return decision.ok ? [] : decision.motivos
  }
  return (
    <FilaDialog
      fila={fila}
      entidad="lista"
      entidadId={`${lista}/${codigo}`}
      words={{ ...t, editar: interpolar(t.editar, { codigo: fila?.nombre ?? '' }) }}
      campos={lista === 'formas' ? [NOMBRE, CLASE] : [NOMBRE]}
      valoresDe={(de: FilaDeListaGuardada | undefined): Valores => ({
        ...{ nombre: de?.nombre ?? '', clase: de?.clase ?? '' },
      })}
      check={check}
      save={(valores, version) =>
        save({ params: { lista }, body: { ...toFila(codigo, valores), version } })
      }
      onClose={onClose}
    />
  )
}
