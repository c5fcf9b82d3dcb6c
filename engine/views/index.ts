export { mostInViewLabel, viewLabel, viewLabelProblem } from "./view-label.ts";
