import { useId } from 'react';
import type { Figure, ShownFigure } from '@stoa/schema/figure/figure';
import { AnglesDrawing } from './AnglesDrawing.tsx';
import { AreaModelDrawing } from './AreaModelDrawing.tsx';
import { BalanceDrawing } from './BalanceDrawing.tsx';
import { BarChartDrawing } from './BarChartDrawing.tsx';
import { BaseTenDrawing } from './BaseTenDrawing.tsx';
import { BoxPlotDrawing } from './BoxPlotDrawing.tsx';
import { CircleDrawing } from './CircleDrawing.tsx';
import { ClockDrawing } from './ClockDrawing.tsx';
import { DotPlotDrawing } from './DotPlotDrawing.tsx';
import { FractionStripsDrawing } from './FractionStripsDrawing.tsx';
import { FunctionMachineDrawing } from './FunctionMachineDrawing.tsx';
import { HistogramDrawing } from './HistogramDrawing.tsx';
import { LineGraphDrawing } from './LineGraphDrawing.tsx';
import { MoneyDrawing } from './MoneyDrawing.tsx';
import { NumberLineDrawing } from './NumberLineDrawing.tsx';
import { PictureChartDrawing } from './PictureChartDrawing.tsx';
import { PlaneDrawing } from './PlaneDrawing.tsx';
import { PolygonsDrawing } from './PolygonsDrawing.tsx';
import { SolidDrawing } from './SolidDrawing.tsx';
import { TapeDiagramDrawing } from './TapeDiagramDrawing.tsx';
import { TwoWayTableDrawing } from './TwoWayTableDrawing.tsx';
import { classNames } from '../components/class-names.ts';
import { ReadAloud } from '../components/speech/ReadAloud.tsx';

/** How high a drawing may be: its natural height, or lower if the answer has to be written below it without scrolling. */
export type FigureHeight = 'full' | 'low' | 'lowest';
const highest: Readonly<Record<FigureHeight, string>> = {
  full: 'max-w-[26rem]',
  low: 'max-w-[20rem] [&>svg]:max-h-44',
  lowest: 'max-w-[20rem] [&>svg]:max-h-20',
};

/** Shows a figure. Its description in words is one click away for everybody, and screen readers read it. */
export function FigureView({ shown: { figure, words }, height = 'full' }: { shown: ShownFigure; height?: FigureHeight }) {
  const wordsId = useId();
  return (
    <figure
      className={classNames('grid justify-items-start gap-1.5', height === 'full' ? 'my-4' : 'my-1')}
      aria-describedby={wordsId}
    >
      <div
        className={classNames('w-full break-inside-avoid [&>svg]:block [&>svg]:h-auto [&>svg]:w-full', highest[height])}
        role={figure.kind === 'two_way_table' ? undefined : 'img'}
        aria-labelledby={figure.kind === 'two_way_table' ? undefined : wordsId}
      >
        <Drawing figure={figure} />
      </div>
      <details className="text-base text-soft print:hidden">
        <summary className="link w-fit text-sm">Picture in words</summary>
        <p className="mt-1">{words}</p>
        <ReadAloud texts={[words]} what="the picture" />
      </details>
      <p id={wordsId} className="sr-only">
        {words}
      </p>
    </figure>
  );
}

function Drawing({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'number_line':
      return <NumberLineDrawing figure={figure} />;
    case 'fraction_strips':
      return <FractionStripsDrawing figure={figure} />;
    case 'area_model':
      return <AreaModelDrawing figure={figure} />;
    case 'bar_chart':
      return <BarChartDrawing figure={figure} />;
    case 'picture_chart':
      return <PictureChartDrawing figure={figure} />;
    case 'dot_plot':
      return <DotPlotDrawing figure={figure} />;
    case 'line_graph':
      return <LineGraphDrawing figure={figure} />;
    case 'histogram':
      return <HistogramDrawing figure={figure} />;
    case 'box_plot':
      return <BoxPlotDrawing figure={figure} />;
    case 'two_way_table':
      return <TwoWayTableDrawing figure={figure} />;
    case 'plane':
      return <PlaneDrawing figure={figure} />;
    case 'angles':
      return <AnglesDrawing figure={figure} />;
    case 'polygons':
      return <PolygonsDrawing figure={figure} />;
    case 'circle':
      return <CircleDrawing figure={figure} />;
    case 'solid':
      return <SolidDrawing figure={figure} />;
    case 'balance':
      return <BalanceDrawing figure={figure} />;
    case 'clock':
      return <ClockDrawing figure={figure} />;
    case 'money':
      return <MoneyDrawing figure={figure} />;
    case 'base_ten':
      return <BaseTenDrawing figure={figure} />;
    case 'function_machine':
      return <FunctionMachineDrawing figure={figure} />;
    case 'tape_diagram':
      return <TapeDiagramDrawing figure={figure} />;
  }
}
