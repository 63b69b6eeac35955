import { interpolar, nombreDeNumeroDeCarta, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { formatInteger } from '../../ui/format.ts'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import { titleIfKnown } from '../../ui/with-words.ts'
import {
  algunaAnotada,
  CAMPOS_DE_ACUSE,
  checkAcuse,
  type ValoresDeAcuse,
  valoresDeAcuse,
} from './acuse.ts'
import { AcuseFields } from './acuse-fields.tsx'
import {
  type Carta,
  useSaveAcuseDeCartaMutation,
  useSaveAcusesDeCartasMutation,
} from './cartas-api.ts'

const t = textos.cartasPantalla
const { comunes } = textos

const ESCANEOS = '.pdf,.jpg,.jpeg,.png'

interface AcuseDialogProps {
  /** Letters that receive the same acknowledgement. */
  readonly cartas: readonly Carta[]
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The acknowledgement of a letter, with its scan, or of several at once (D140). */
export const AcuseDialog = ({ cartas, onSaved, onClose }: AcuseDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const [escaneo, setEscaneo] = useState<File>()
  const [failure, setFailure] = useState<Failure>()
  // Set when somebody recorded an acknowledgement meanwhile, or an answer was lost.
  const [anotada, setAnotada] = useState(false)
  const corrige = anotada || algunaAnotada(cartas)
  const [saveUno, uno] = useSaveAcuseDeCartaMutation()
  const [saveVarios, varios] = useSaveAcusesDeCartasMutation()
  const numeros = cartas.map(({ numero }) => numero)
  const [numero = 0, otro] = numeros
  const n = formatInteger(cartas.length)
  const ficha = useRecordForm<readonly Carta[], ValoresDeAcuse>({
    clave: () => `acuse.${dni}/${numeros.join()}`,
    record: cartas,
    startOf: (de) => ({ valores: valoresDeAcuse(de ?? []), rest: undefined, version: 0 }),
    names: CAMPOS_DE_ACUSE,
    check: (valores) => checkAcuse(valores, cartas, corrige),
  })
  const send = async (body: ValoresDeAcuse): Promise<Failure | undefined> => {
    if (otro !== undefined) {
      const acuses = numeros.map((numero) => ({ numero, ...body }))
      return failureOf((await saveVarios({ body: { acuses } })).error)
    }
    const files = escaneo && { escaneo: { data: escaneo, name: escaneo.name } }
    const { error } = await saveUno({ params: { numero }, body, ...(files && { files }) })
    return failureOf(error)
  }
  const submit = ficha.form.handleSubmit(async (body) => {
    setFailure(undefined)
    const refused = await send(body)
    if (refused) {
      const yaAnotada = refused.fields?.some(({ field }) => field === 'correccion') ?? false
      setAnotada(anotada || yaAnotada)
      // With several letters, the alert above also says which of them failed, because a field has room for one reason
      // only.
      const dicho = ficha.showFieldFaults(refused)
      if (!dicho || otro !== undefined || yaAnotada) setFailure(refused)
      return
    }
    ficha.forget()
    const title = otro === undefined ? t.anotado : interpolar(t.anotados, { n })
    dispatch(notified({ kind: 'exito', title }))
    onSaved()
  })
  const close = () => {
    ficha.forget()
    onClose()
  }
  return (
    <Dialog
      title={
        otro === undefined
          ? interpolar(t.acuseDeUna, { numero: nombreDeNumeroDeCarta(numero) })
          : interpolar(t.acuseDeVarias, { n })
      }
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{comunes.cancelar}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={uno.isLoading || varios.isLoading}
          >
            {comunes.guardar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        {otro !== undefined && <p>{interpolar(t.elMismo, { n })}</p>}
        {failure && (
          <FailureAlert
            failure={failure}
            title={titleIfKnown(failure, t.falla)}
            onClose={() => setFailure(undefined)}
          />
        )}
        <AcuseFields form={ficha.form} corrige={corrige} />
        {otro === undefined && (
          <FileField label={t.archivo} accept={ESCANEOS} value={escaneo} onChange={setEscaneo} />
        )}
      </form>
    </Dialog>
  )
}
