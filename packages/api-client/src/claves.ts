import type { ObjectSchema } from 'yup'
import { asSchema, type EsquemaDeObjeto } from './entry.ts'

/** The keys of a record besides its fields; any other is refused by its name (D181). */
interface ClavesDeMas {
  /** Names of S1 and S2 for data that the server decides by itself. They are accepted and never read. */
  readonly sinLeer?: readonly string[]
  /** Names of S1 §3 for a field, each with the field that it means. */
  readonly sinonimos?: Readonly<Record<string, string>>
}

declare module 'yup' {
  interface CustomSchemaMetadata extends ClavesDeMas {}
}

const NINGUNA: ClavesDeMas = {}

/** Returns the extra keys of a schema. A part of a schema keeps only the synonyms of its own fields. */
export const clavesDeMas = (esquema: EsquemaDeObjeto): Required<ClavesDeMas> => {
  const { sinLeer = [], sinonimos = {} } = asSchema(esquema).meta() ?? NINGUNA
  const { fields } = esquema as ObjectSchema<object>
  return {
    sinLeer: sinLeer.filter((nombre) => !Object.hasOwn(fields, nombre)),
    sinonimos: Object.fromEntries(
      Object.entries(sinonimos).filter(
        ([nombre, campo]) => Object.hasOwn(fields, campo) && !Object.hasOwn(fields, nombre),
      ),
    ),
  }
}

/** Returns the record extended with those keys. */
export const conClaves = <S extends EsquemaDeObjeto>(
  esquema: S,
  { sinLeer = [], sinonimos = {} }: ClavesDeMas,
): S => {
  const antes = asSchema(esquema).meta() ?? NINGUNA
  return asSchema(esquema).meta({
    sinLeer: [...(antes.sinLeer ?? []), ...sinLeer],
    sinonimos: { ...antes.sinonimos, ...sinonimos },
  }) as unknown as S
}
