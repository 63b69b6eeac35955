/**
 * Returns a short hash of the document number. A stored setting names its person by the hash, because a few people may
 * share a browser. The hash collides too often to identify a person, so the browser stores no document number (S1 §2).
 */
export const huellaDePersona = (dni: string): string => {
  let huella = 7
  for (const cifra of dni) huella = (huella * 31 + Number(cifra)) % 9973
  return String(huella)
}
