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
import { UsosAntesDeGuardar } from './usos-antes-de-guardar.tsx'

const t = textos.catalogos.listas
const { columnas, ayudas } = t

type Valores = Record<'nombre' | 'clase' | 'activo', string>

const NOMBRE: CampoDeFila<Valores> = {
  ...{ campo: 'nombre', label: columnas.nombre, hint: ayudas.nombre, required: true },
}
const CLASE: CampoDeFila<Valores> = {
  ...{ campo: 'clase', label: columnas.clase, placeholder: t.elijaClase, required: true },
  options: CLASES_DE_FORMA.map((value) => ({ value, label: t.clases[value] })),
}

const ACTIVO: CampoDeFila<Valores> = {
  ...{ campo: 'activo', label: columnas.activo, hint: ayudas.activo, marca: true },
}

const toFila = (codigo: string, { nombre, clase, activo }: Valores): FilaDeLista => ({
  activo: activo === '1',
  ...{ codigo, nombre: nombre.trim() },
  clase: CLASES_DE_FORMA.find((una) => una === clase) ?? '',
})

interface FilaDeListaDialogProps {
  readonly lista: ListaCorta
  readonly fila: FilaDeListaGuardada | undefined
  readonly rows: readonly FilaDeListaGuardada[]
  readonly onClose: () => void
}

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
      campos={lista === 'formas' ? [NOMBRE, CLASE, ACTIVO] : [NOMBRE, ACTIVO]}
      valoresDe={(de: FilaDeListaGuardada | undefined): Valores => ({
        ...{ nombre: de?.nombre ?? '', clase: de?.clase ?? '' },
        activo: de?.activo === false ? '0' : '1',
      })}
      check={check}
      efecto={(valores, { enUso, activo }) =>
        enUso && (
          <UsosAntesDeGuardar
            query={{ catalogo: lista, codigo }}
            ofrecida={{ antes: activo, ahora: valores.activo === '1' }}
          />
        )
      }
      save={(valores, version) =>
        save({ params: { lista }, body: { ...toFila(codigo, valores), version } })
      }
      onClose={onClose}
    />
  )
}
