export { Chart, type ChartProps } from './chart/chart';
export { ChartControls, type ChartControlsProps } from './chart/chart-controls';
export { SERIES_COLORS } from './series/series-colors';
export type { ChartPoint, ChartSeries, ChartType, FormatValue } from './types';
