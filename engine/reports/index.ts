export { BenchmarkFigures } from "./benchmark-figures.ts";
export type { FieldLabels, FigureColumn, FigureRow, Figures, FigureValue, LabelsOf } from "./figures.ts";
export { judgementFigures } from "./judgement-figures.ts";
export { type KeyMetrics, keyMetricsFigures } from "./key-metrics.ts";
export type { Measure, ReportItem, ReportKind, ReportSegment, Reports, TotalsTable } from "./report-definition.ts";
export { type ReportedProcess, reportedFields, reportedProcess } from "./reported-process.ts";
export { findReport, resolveReports } from "./resolve-reports.ts";
export { StatusFigures } from "./status-figures.ts";
export { TotalsFigures } from "./totals-figures.ts";
