export { pressureOf, termsOf, warnDaysOf } from "./terms-of.ts";
export { type Waiting, waitingOn } from "./waiting-on.ts";
