import {
  consultasDeLecturas,
  decideLecturas,
  type LecturasDeCarta,
  readLecturasDeCarta,
  textos,
} from '@apremia/core'
import { useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { type Carta, cartasApi } from '../../panels/cartas/cartas-api.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'

const t = textos.lecturaDeCartas

interface LectorDialogProps {
  readonly onRead: (cartas: readonly Carta[]) => void
  readonly onClose: () => void
}

/**
 * Dialog that chooses demand letters by their numbers or their codes, typed or scanned from their QR codes. If one of
 * them does not exist, no letter is chosen (N5).
 */
export const LectorDialog = ({ onRead, onClose }: LectorDialogProps) => {
  const dispatch = useAppDispatch()
  const [texto, setTexto] = useState('')
  const [faltas, setFaltas] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [leyendo, setLeyendo] = useState(false)

  const cerrado = useRef(false)
  useEffect(() => {
    cerrado.current = false
    return () => {
      cerrado.current = true
    }
  }, [])

  const find = async (leidas: LecturasDeCarta): Promise<Failure | undefined> => {
    const cartas: Carta[] = []
    for (const query of consultasDeLecturas(leidas)) {
      const { data, error } = await dispatch(
        cartasApi.endpoints.listCartas.initiate(
          { query },
          { subscribe: false, forceRefetch: true },
        ),
      )
      // The person closed the dialog while the demand letters loaded, so nothing is chosen.
      if (cerrado.current) return undefined
      if (data === undefined) return failureOf(error)
      cartas.push(...data.rows)
    }
    const decision = decideLecturas(leidas, cartas)
    setFaltas(decision.ok ? [] : decision.motivos.map(({ mensaje }) => mensaje))
    if (decision.ok) onRead(decision.valor)
    return undefined
  }
  const submit = async () => {
    if (leyendo) return
    setFailure(undefined)
    const decision = readLecturasDeCarta(texto)
    setFaltas(decision.ok ? [] : decision.motivos.map(({ mensaje }) => mensaje))
    if (!decision.ok) return
    setLeyendo(true)
    setFailure(await find(decision.valor))
    setLeyendo(false)
  }
  return (
    <FormDialog
      title={t.abrir}
      saveLabel={t.elegir}
      busy={leyendo}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.leyenda}</p>
      {failure && (
        <FailureAlert failure={failure} title={t.falla} onClose={() => setFailure(undefined)} />
      )}
      <TextAreaField
        label={t.numeros}
        value={texto}
        rows={6}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={faltas.length > 0 ? faltas.join(' ') : undefined}
        onChange={(event) => setTexto(event.target.value)}
        required
      />
    </FormDialog>
  )
}
