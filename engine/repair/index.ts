export { problemsAdded } from "./problems-added.ts";
