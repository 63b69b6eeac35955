import {
  type ClaveDeParametro,
  describeValorDeParametro,
  type Motivo,
  PARAMETROS,
  readValorDeParametro,
  textos,
} from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  useGetDatosDelFirmanteQuery,
  useSaveDatoDelFirmanteMutation,
} from './puesta-en-marcha-api.ts'

const t = textos.puestaEnMarchaPantalla.firmante
const comunes = textos.comunes

const CAMPOS = ['lugar', 'funcionario', 'cargo', 'ordenanza', 'expediente'] as const

type Campo = (typeof CAMPOS)[number]
type Valores = Record<Campo, string>

const claveDe = (campo: Campo) => `municipio.${campo}` as const satisfies ClaveDeParametro

const check = (valores: Valores): readonly Motivo[] =>
  CAMPOS.filter((campo) => readValorDeParametro(claveDe(campo), valores[campo]) === undefined).map(
    (campo) => ({
      codigo: 'dato',
      campo,
      mensaje: `${textos.configuracion.parametros.debeSer} ${describeValorDeParametro(claveDe(campo))}.`,
    }),
  )

interface FormularioProps {
  readonly guardados: Valores
  readonly onClose: () => void
}

const Formulario = ({ guardados, onClose }: FormularioProps) => {
  const [save] = useSaveDatoDelFirmanteMutation()
  const dialog = useRecordDialog<Valores, Valores>({
    record: guardados,
    startOf: (de = guardados) => ({ valores: de, rest: undefined, version: 0 }),
    names: CAMPOS,
    check,
    save: async (valores) => {
      for (const campo of CAMPOS.filter((uno) => valores[uno].trim() !== guardados[uno])) {
        const { error } = await save({
          body: { clave: claveDe(campo), valor: valores[campo], visto: guardados[campo] },
        })
        if (error) return { failure: failureOf(error) }
      }
      return { title: comunes.guardado.titulo, text: t.guardado }
    },
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog} title={t.titulo}>
      {CAMPOS.map((campo) => {
        const { nombre, ...otros } = PARAMETROS[claveDe(campo)]
        const opcional = 'vacio' in otros
        return (
          <TextField
            key={campo}
            {...form.register(campo)}
            label={nombre}
            required={!opcional}
            {...(opcional ? { hint: t.opcional } : {})}
            error={form.formState.errors[campo]?.message}
            autoComplete="off"
          />
        )
      })}
    </RecordDialog>
  )
}

/**
 * Dialog for the place of signature and the name and position of the person who signs. Executive titles and demand
 * letters cannot be made without these data.
 */
export const FirmanteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { data, error } = useGetDatosDelFirmanteQuery({})
  const failure = failureOf(error)
  if (data === undefined)
    return (
      <Dialog title={t.titulo} onClose={onClose}>
        {failure ? <FailureAlert failure={failure} /> : <ListSkeleton />}
      </Dialog>
    )
  const guardados = Object.fromEntries(
    CAMPOS.map((campo) => [campo, data.find(({ clave }) => clave === claveDe(campo))?.valor ?? '']),
  ) as Valores
  return <Formulario guardados={guardados} onClose={onClose} />
}
