import type { ObjectSchema } from 'yup'
import { asSchema, type EsquemaDeObjeto } from './entry.ts'

/**
 * Keys that an object of a request may have besides the fields of its schema. The server refuses every other key and
 * names that key (D181).
 */
interface ClavesDeMas {
  /**
   * Names of fields that the specification (S1 and S2) gives to the request, but whose values the server decides by
   * itself. The server accepts these keys and ignores their values.
   */
  readonly sinLeer?: readonly string[]
  /** Alternative names of fields in S1 §3, each mapped to the name of the field in the schema. */
  readonly sinonimos?: Readonly<Record<string, string>>
}

declare module 'yup' {
  interface CustomSchemaMetadata extends ClavesDeMas {}
}

const NINGUNA: ClavesDeMas = {}

/**
 * Returns the keys that the server ignores and the synonyms of fields. A schema accepts them besides its fields. A
 * schema made with `pick` accepts only the synonyms of the picked fields.
 */
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
