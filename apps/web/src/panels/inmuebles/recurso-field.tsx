import { RECURSOS } from '@apremia/core'
import { type ComponentProps, useId } from 'react'
import { TextField } from '../../ui/text-field.tsx'

const DE_INMUEBLES = RECURSOS.filter(({ clase }) => clase === 'inmueble')

/** The resource of a property: those of the table are offered by name, and another is taken as it comes (D162). */
export const RecursoField = (props: ComponentProps<typeof TextField>) => {
  const list = useId()
  return (
    <>
      <TextField {...props} list={list} autoComplete="off" />
      <datalist id={list}>
        {DE_INMUEBLES.map(({ codigo, nombre }) => (
          <option key={codigo} value={codigo} label={nombre} />
        ))}
      </datalist>
    </>
  )
}
