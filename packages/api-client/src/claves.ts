import type { ObjectSchema } from 'yup'
import { asSchema, type EsquemaDeObjeto } from './entry.ts'

/** Keys that a record accepts besides its fields. The server refuses any other key and names the key (D181). */
interface ClavesDeMas {
  /**
   * Names that S1 and S2 give to data that the server decides by itself. The server accepts these keys and ignores
   * their values.
   */
  readonly sinLeer?: readonly string[]
  /** Names that S1 §3 gives to a field. Each name maps to the field of the schema. */
  readonly sinonimos?: Readonly<Record<string, string>>
}

declare module 'yup' {
  interface CustomSchemaMetadata extends ClavesDeMas {}
}

const NINGUNA: ClavesDeMas = {}

/**
 * Returns the extra keys of a schema. A schema picked from another schema keeps only the synonyms of its own fields.
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

/** Returns the schema extended with the given extra keys. */
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
