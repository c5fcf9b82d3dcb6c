export { viewLabel, viewLabelProblem } from "./view-label.ts";
