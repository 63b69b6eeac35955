/**
 * Tells which machines may use a folder, by its file system. 'local': only this machine. 'red': other machines too,
 * over the network. 'dudoso': unknown.
 */
export type AlcanceDeCarpeta = 'local' | 'red' | 'dudoso'

/**
 * Type numbers that `statfs` returns for local file systems, which other machines do not share. A number comes from
 * `linux/magic.h` or, when that header lacks it, from the documentation of the file system.
 */
const LOCALES: Readonly<Record<string, number>> = {
  ext: 0xef53,
  xfs: 0x58465342,
  btrfs: 0x9123683e,
  bcachefs: 0xca451a4e,
  zfs: 0x2fc12fc1,
  f2fs: 0xf2f52010,
  jfs: 0x3153464a,
  reiserfs: 0x52654973,
  nilfs2: 0x3434,
  tmpfs: 0x01021994,
  ramfs: 0x858458f6,
  overlay: 0x794c7630,
  aufs: 0x61756673,
  ecryptfs: 0xf15f,
  vfat: 0x4d44,
  exfat: 0x2011bab0,
  ntfs: 0x5346544e,
  ntfs3: 0x7366746e,
}

const DE_RED: Readonly<Record<string, number>> = {
  nfs: 0x6969,
  smb: 0x517b,
  smb2: 0xfe534d42,
  cifs: 0xff534d42,
  ceph: 0x00c36400,
  lustre: 0x0bd00bd0,
  gfs2: 0x01161970,
  ocfs2: 0x7461636f,
  openafs: 0x5346414f,
  kafs: 0x6b414653,
  coda: 0x73757245,
  ncp: 0x564c,
  orangefs: 0x20030528,
  beegfs: 0x19830326,
  gpfs: 0x47504653,
  panfs: 0xaad7aaea,
  stornext: 0xbeefdead,
  acfs: 0x61636673,
}

const isOf = (tabla: Readonly<Record<string, number>>, tipo: number): boolean =>
  Object.values(tabla).includes(tipo)

export const decideAlcanceDeCarpeta = (tipo: number): AlcanceDeCarpeta => {
  // On a 32-bit machine `statfs` gives the type as a signed number.
  const sinSigno = tipo >>> 0
  if (isOf(LOCALES, sinSigno)) return 'local'
  return isOf(DE_RED, sinSigno) ? 'red' : 'dudoso'
}
