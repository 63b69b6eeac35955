import { CAMPOS_DE_CONTACTO, type CampoDeAbogado, textos, warnCuit } from '@apremia/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showCampo, type TituloProfesional, type ValoresDeFicha } from './ficha.ts'

const { campos: nombres, secciones, bajas } = textos.abogados
const ayudas: Partial<Record<CampoDeAbogado, string>> = textos.abogados.ayudas

type TextoDeCampo = Exclude<CampoDeAbogado, 'titulo' | 'baja' | 'inscripto'>

/**
 * On-screen keyboard and autofill of each field of a lawyer's data. The browser may fill in the fields with `own`
 * (autocomplete token) when lawyers edit their own data. It must not fill in the editor's data when somebody edits
 * another lawyer.
 */
const ENTRADAS: Readonly<
  Partial<
    Record<TextoDeCampo, { inputMode?: 'numeric' | 'tel' | 'email'; type?: string; own?: string }>
  >
> = {
  nrodni: { inputMode: 'numeric' },
  cuitcuil: { inputMode: 'numeric' },
  cbu: { inputMode: 'numeric' },
  direccion: { own: 'street-address' },
  te: { inputMode: 'tel', type: 'tel', own: 'tel' },
  email: { inputMode: 'email', own: 'email' },
}

const REQUERIDOS: readonly CampoDeAbogado[] = ['apellido', 'nombre', 'nrodni', 'codexterno']

const SECCIONES: readonly {
  readonly titulo: string
  readonly campos: readonly CampoDeAbogado[]
}[] = [
  { titulo: secciones.persona, campos: ['apellido', 'nombre', 'nrodni', 'codexterno'] },
  { titulo: secciones.profesion, campos: ['cuitcuil', 'titulo', 'matricula', 'inscripto', 'baja'] },
  { titulo: secciones.cobro, campos: ['beneficiario', 'cbu', 'personeria'] },
  { titulo: secciones.contacto, campos: CAMPOS_DE_CONTACTO },
]

interface FichaFieldsProps {
  readonly form: UseFormReturn<ValoresDeFicha>
  readonly titulos: readonly TituloProfesional[]
  readonly editables: readonly CampoDeAbogado[]
  /**
   * True when the signed-in person edits their own lawyer data. The browser may then fill in the address, telephone and
   * email.
   */
  readonly own?: boolean
}

export const FichaFields = ({ form, titulos, editables, own = false }: FichaFieldsProps) => {
  const { errors } = form.formState
  const [cuitcuil, nrodni] = form.watch(['cuitcuil', 'nrodni'])

  const hintOf = (campo: CampoDeAbogado) => {
    if (!editables.includes(campo)) return undefined
    if (campo !== 'cuitcuil') return ayudas[campo]
    const avisos = warnCuit(cuitcuil, nrodni.replace(/\D/g, ''))
    return avisos.length === 0
      ? ayudas.cuitcuil
      : avisos.map(({ codigo, mensaje }) => (
          <p key={codigo} className="field-warning">
            {mensaje}
          </p>
        ))
  }

  const field = (campo: CampoDeAbogado) => {
    const frame = {
      label: nombres[campo],
      error: errors[campo]?.message,
      hint: hintOf(campo),
      required: editables.includes(campo) && REQUERIDOS.includes(campo),
    }
    if (!editables.includes(campo)) {
      const valor = showCampo(campo, form.getValues(campo), titulos)
      return <TextField key={campo} {...frame} value={valor} placeholder="—" readOnly />
    }
    if (campo === 'titulo' || campo === 'baja' || campo === 'inscripto') {
      const options =
        campo !== 'titulo'
          ? [
              { value: '0', label: bajas[0] },
              { value: '1', label: bajas[1] },
            ]
          : titulos.flatMap(({ id, titulo, activo }) =>
              // A professional title that is no longer offered stays as an option for a lawyer who already has it.
              activo || String(id) === form.formState.defaultValues?.titulo
                ? [{ value: String(id), label: titulo }]
                : [],
            )
      return (
        <Controller
          key={campo}
          control={form.control}
          name={campo}
          render={({ field: control }) => (
            <SelectField
              {...frame}
              value={control.value || undefined}
              options={options}
              onChange={(value) => control.onChange(value ?? '')}
              onBlur={control.onBlur}
              inputRef={control.ref}
              {...(campo === 'titulo' ? { placeholder: textos.abogados.sinTitulo } : {})}
            />
          )}
        />
      )
    }
    const { own: known = 'off', ...entrada } = ENTRADAS[campo] ?? {}
    return (
      <TextField
        key={campo}
        {...form.register(campo)}
        {...frame}
        {...entrada}
        autoComplete={own ? known : 'off'}
        spellCheck={false}
      />
    )
  }

  return (
    <>
      {SECCIONES.filter(({ campos }) => campos.some((campo) => editables.includes(campo))).map(
        ({ titulo, campos }) => (
          <fieldset key={titulo} className="form-section">
            <legend>{titulo}</legend>
            <div className="form-row">{campos.map(field)}</div>
          </fieldset>
        ),
      )}
    </>
  )
}
