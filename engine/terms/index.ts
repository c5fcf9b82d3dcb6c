export { countedBetween, lastDayOf } from "./last-day-of.ts";
export { daysLeft, termDays, termText } from "./term-text.ts";
export { pressureOf, type Term, termsOf, warnDaysOf } from "./terms-of.ts";
export { type Waiting, waitingOn } from "./waiting-on.ts";
