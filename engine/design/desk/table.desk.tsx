import type { ComponentProps, ReactNode } from 'react'

export interface TableRow {
  key: string
  /** The first one names the row. */
  cells: readonly ReactNode[]
}

/** A table with a name for each column and row. */
export const Table = ({
  columns,
  rows,
  ...table
}: ComponentProps<'table'> & { columns: readonly string[]; rows: readonly TableRow[] }) => (
  <table {...table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...cells] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
