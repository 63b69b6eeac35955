/**
 * Returns a short hash that separates the settings of the few people who share a browser. The hash collides too often
 * to identify a person, so the browser stores no document number (S1 §2).
 */
export const huellaDePersona = (dni: string): string => {
  let huella = 7
  for (const cifra of dni) huella = (huella * 31 + Number(cifra)) % 9973
  return String(huella)
}
