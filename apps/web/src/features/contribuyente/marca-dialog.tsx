import {
  decideMarca,
  interpolar,
  MARCAS_DE_CONTRIBUYENTE,
  type MarcaDeContribuyente,
  parseFecha,
  textos,
  writeMarca,
} from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { notified } from '../../session/notices-slice.ts'
import { DateField } from '../../ui/date-field.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { today } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type ContribuyenteAbierto,
  useSaveMarcaDeContribuyenteMutation,
} from './contribuyente-api.ts'
import { marcaDePersona, type PersonaMarcada } from './marca-de-persona.ts'

const { cambiar: t, marcas } = textos.marcaDeContribuyente

const OPCIONES = MARCAS_DE_CONTRIBUYENTE.map((value) => ({ value, label: marcas[value] }))

interface MarcaDialogProps {
  readonly persona: PersonaMarcada & Pick<ContribuyenteAbierto, 'NRO_CONTRIB' | 'APYNOM'>
  readonly onClose: () => void
}

/**
 * Dialog that marks a taxpayer as dead or in insolvency proceedings. When another person changed the mark in the
 * meantime, the dialog shows the stored mark, and saving again replaces it (D42).
 */
export const MarcaDialog = ({ persona, onClose }: MarcaDialogProps) => {
  const { NRO_CONTRIB: numero, APYNOM: nombre } = persona
  const actual = marcaDePersona(persona)
  const hoy = today()
  const [marca, setMarca] = useState<MarcaDeContribuyente | ''>(actual.marca)
  const [desde, setDesde] = useState<string>(actual.desde ?? '')
  const [nota, setNota] = useState(actual.nota)
  const [faltas, setFaltas] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<Failure>()
  const [save, { isLoading }] = useSaveMarcaDeContribuyenteMutation()
  const dispatch = useAppDispatch()
  const submit = async () => {
    const decision = decideMarca({ marca, desde: parseFecha(desde) ?? null, nota }, hoy)
    const motivos = decision.ok ? [] : decision.motivos
    setFaltas(Object.fromEntries(motivos.map(({ campo, mensaje }) => [campo, mensaje])))
    if (!decision.ok || isLoading) return
    const { data, error } = await save({
      body: { numero, ...decision.valor, visto: writeMarca(actual) },
    })
    setFailure(data ? undefined : failureOf(error))
    if (!data) return
    dispatch(notified({ kind: 'exito', title: t.guardado }))
    onClose()
  }
  return (
    <FormDialog
      title={interpolar(t.titulo, { nombre })}
      size="small"
      busy={isLoading}
      aside={<HistorialLink entidad="contribuyente" codigo={String(numero)} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.ayuda}</p>
      <SelectField
        label={t.marca}
        value={marca || undefined}
        options={OPCIONES}
        placeholder={t.ninguna}
        onChange={(elegida) => {
          setMarca(elegida ?? '')
          // The form proposes today as the day on which the taxpayer died or the insolvency proceedings began, because
          // most people record it on the day they hear about it.
          if (elegida !== undefined && desde === '') setDesde(hoy)
        }}
      />
      {marca !== '' && (
        <>
          <DateField
            label={t.desde}
            value={desde}
            max={hoy}
            error={faltas.desde}
            required
            onChange={setDesde}
          />
          <TextField
            label={t.nota}
            value={nota}
            error={faltas.nota}
            hint={t.ayudaDeNota}
            autoComplete="off"
            onChange={({ target }) => setNota(target.value)}
          />
        </>
      )}
      {failure && <FailureAlert failure={failure} />}
    </FormDialog>
  )
}
