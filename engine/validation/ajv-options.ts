import { formats } from "../text/formats.ts";

/**
 * One set for the server's validators and for those made for the browser. Nothing is coerced, filled
 * in or removed: what does not fit is refused. Schemas are checked when a flow is loaded, so Ajv
 * need not check them again, and it lets the forms' own words (x-message, x-inactive) pass.
 * The step of an amount is 0.01, which a computer divides by only nearly.
 */
export const ajvOptions = { allErrors: true, strict: false, validateSchema: false, formats, multipleOfPrecision: 6 } as const;
