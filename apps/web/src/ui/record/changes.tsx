interface ChangesProps {
  readonly rows: readonly {
    readonly name: string
    readonly before: string
    readonly now: string
  }[]
}

export const Changes = ({ rows }: ChangesProps) => (
  <dl className="changes">
    {rows.map(({ name, before, now }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <del>{before}</del>
          <span aria-hidden="true"> → </span>
          <ins>{now}</ins>
        </dd>
      </div>
    ))}
  </dl>
)
