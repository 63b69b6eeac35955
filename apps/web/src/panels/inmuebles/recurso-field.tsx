import { type ComponentProps, useId } from 'react'
import { useRecursos } from '../../api/recursos.ts'
import { TextField } from '../../ui/text-field.tsx'

/**
 * Text field for the code of the tax of a real property. The field suggests the codes of the catalogue with their
 * names, and accepts a code outside the catalogue (D162).
 */
export const RecursoField = (props: ComponentProps<typeof TextField>) => {
  const list = useId()
  const deInmuebles = [...useRecursos().values()].filter(
    ({ clase, activo }) => clase === 'inmueble' && activo,
  )
  return (
    <>
      <TextField {...props} list={list} autoComplete="off" />
      <datalist id={list}>
        {deInmuebles.map(({ codigo, nombre }) => (
          <option key={codigo} value={codigo} label={nombre} />
        ))}
      </datalist>
    </>
  )
}
