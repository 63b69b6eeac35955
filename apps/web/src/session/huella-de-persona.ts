/**
 * Returns a short hash of the document number, to distinguish the few people who share a browser. Many documents have
 * the same hash, so the hash does not reveal the document (S1 §2).
 */
export const huellaDePersona = (dni: string): string => {
  let huella = 7
  for (const cifra of dni) huella = (huella * 31 + Number(cifra)) % 9973
  return String(huella)
}
