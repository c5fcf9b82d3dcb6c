export type { SectionValidator, ValidatorOf } from "./validator.ts";
