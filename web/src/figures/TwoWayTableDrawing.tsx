import type { TwoWayTable } from '@stoa/schema/figure/charts';

/** Shows a two-way table as an HTML table, so that a screen reader can go through its cells. */
export function TwoWayTableDrawing({ figure: { title, rows, columns, cells } }: { figure: TwoWayTable }) {
  return (
    <table className="border-collapse text-base [&_th]:whitespace-nowrap">
      <caption className="pb-2 font-semibold">{title}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="border border-edge bg-sunk px-3 py-1.5 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row}>
            <th scope="row" className="border border-edge bg-sunk px-3 py-1.5 text-left font-semibold">
              {row}
            </th>
            {columns.map((column, across) => (
              <td key={column} className="border border-edge px-3 py-1.5 text-center">
                {cells[at]?.[across] ?? '?'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
