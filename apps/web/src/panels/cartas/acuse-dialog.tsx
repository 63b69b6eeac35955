import { interpolar, nombreDeNumeroDeCarta, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { keep, readKept } from '../../ui/kept.ts'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import { titleIfKnown } from '../../ui/with-words.ts'
import {
  algunaAnotada,
  CAMPOS_DE_ACUSE,
  type CampoDeAcuse,
  checkAcuse,
  fechaUsadaHoy,
  keptFecha,
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

const ESCANEOS = '.pdf,.jpg,.jpeg,.png'

interface AcuseDialogProps {
  readonly cartas: readonly Carta[]
  readonly onSaved: () => void
  readonly onClose: () => void
}

/**
 * Dialog that records the acknowledgement of receipt of one demand letter, with its scan, or of several letters at once
 * (D140).
 */
export const AcuseDialog = ({ cartas, onSaved, onClose }: AcuseDialogProps) => {
  const dni = useUsuario()?.dni ?? ''
  const [escaneo, setEscaneo] = useState<File>()
  // True when the server may already have an acknowledgement of these demand letters. Another person recorded it, or
  // the response to a save was lost.
  const [anotada, setAnotada] = useState(false)
  const corrige = anotada || algunaAnotada(cartas)
  const [saveUno] = useSaveAcuseDeCartaMutation()
  const [saveVarios] = useSaveAcusesDeCartasMutation()
  const medioUsado = `acuse.medio.${dni}`
  const fechaUsada = `acuse.fecha.${dni}`
  const numeros = cartas.map(({ numero }) => numero)
  const [numero = 0, otro] = numeros
  const n = formatInteger(cartas.length)
  const send = async (body: ValoresDeAcuse): Promise<Failure | undefined> => {
    if (otro !== undefined) {
      const acuses = numeros.map((numero) => ({ numero, ...body }))
      return failureOf((await saveVarios({ body: { acuses } })).error)
    }
    const files = escaneo && { escaneo: { data: escaneo, name: escaneo.name } }
    const { error } = await saveUno({ params: { numero }, body, ...(files && { files }) })
    return failureOf(error)
  }
  const dialog = useRecordDialog<readonly Carta[], ValoresDeAcuse>({
    clave: () => `acuse.${dni}/${numeros.join()}`,
    record: cartas,
    startOf: (de) => ({
      valores: valoresDeAcuse(de ?? [], readKept(medioUsado)),
      rest: undefined,
      version: 0,
    }),
    names: CAMPOS_DE_ACUSE,
    check: (valores) => checkAcuse(valores, cartas, corrige),
    save: async (body) => {
      const failure = await send(body)
      if (failure === undefined) {
        keep(medioUsado, body.medio)
        keep(fechaUsada, keptFecha(body.fecha))
      }
      const yaAnotada = failure?.fields?.some(({ field }) => field === 'correccion') ?? false
      setAnotada(anotada || yaAnotada)
      return {
        failure,
        // A field shows why one demand letter was refused, and the alert above the form names all the refused letters.
        // With `tellAlways`, the alert is shown even when a field shows an error.
        tellAlways: otro !== undefined || yaAnotada,
        title: otro === undefined ? t.anotado : interpolar(t.anotados, { n }),
      }
    },
    onClose,
    onSaved,
  })
  const deudor = corrige || otro !== undefined ? undefined : cartas[0]?.deudor
  const fecha = fechaUsadaHoy(readKept(fechaUsada), cartas[0])
  const fillDeudor = (receptor: string, fecha: string) => {
    const valores = {
      ...{ resultado: 'recibida', receptor, vinculo: t.elDeudor },
      ...(fecha !== '' && { fecha }),
    }
    for (const [campo, valor] of Object.entries(valores))
      dialog.form.setValue(campo as CampoDeAcuse, valor, {
        shouldDirty: true,
        shouldValidate: dialog.form.formState.isSubmitted,
      })
  }
  return (
    <RecordDialog
      dialog={dialog}
      title={
        otro === undefined
          ? interpolar(t.acuseDeUna, { numero: nombreDeNumeroDeCarta(numero) })
          : interpolar(t.acuseDeVarias, { n })
      }
      failureTitle={dialog.failure && titleIfKnown(dialog.failure, t.falla)}
    >
      {otro !== undefined && <p>{interpolar(t.elMismo, { n })}</p>}
      {deudor && (
        <div className="actions">
          {['', ...(fecha ? [fecha] : [])].map((dia) => (
            // Pressing a button that fills in the debtor as receiver does not move the focus. If the first field lost
            // the focus while it is empty, it would show an error.
            <Button
              key={dia}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => fillDeudor(deudor, dia)}
            >
              {interpolar(dia ? t.laRecibioEl : t.laRecibio, { deudor, fecha: formatDate(dia) })}
            </Button>
          ))}
        </div>
      )}
      <AcuseFields form={dialog.form} corrige={corrige} />
      {otro === undefined && (
        <FileField label={t.archivo} accept={ESCANEOS} value={escaneo} onChange={setEscaneo} />
      )}
    </RecordDialog>
  )
}
