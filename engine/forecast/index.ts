export { type ForecastGroup, type ForecastState, forecastGroups } from "./forecast-groups.ts";
export type { PastProcess } from "./past-process.ts";
export { spanText } from "./span-text.ts";
