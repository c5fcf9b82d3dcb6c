export type { Strength } from "./field-errors.ts";
export { fieldMessages } from "./field-messages.ts";
export { type SchemaError, type SectionValidator, sectionKeyOf, type ValidatorOf } from "./validator.ts";
