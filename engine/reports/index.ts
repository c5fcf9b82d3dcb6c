export { BenchmarkFigures } from "./benchmark-figures.ts";
export type { FieldLabels, FigureColumn, FigureRow, Figures, FigureValue, LabelsOf } from "./figures.ts";
export { judgementFigures } from "./judgement-figures.ts";
export { keyMetricsFigures } from "./key-metrics.ts";
export type { ReportItem, ReportKind, ReportSegment, Reports } from "./report-definition.ts";
export { type ReportedProcess, reportedProcess } from "./reported-process.ts";
export { findReport, resolveReports } from "./resolve-reports.ts";
export { StatusFigures } from "./status-figures.ts";
export { TotalsFigures } from "./totals-figures.ts";
