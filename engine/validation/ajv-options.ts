import { formats } from "../text/formats.ts";

/**
 * The same options for the server's validators and for those generated for the browser. Nothing is coerced, filled in or removed: a value
 * that does not fit is refused. Schemas are checked when a flow is loaded, so Ajv need not check them again, and it ignores the forms' own
 * keywords (x-message, x-inactive). Amounts are multiples of 0.01, which binary numbers can only divide approximately.
 */
export const ajvOptions = { allErrors: true, strict: false, validateSchema: false, formats, multipleOfPrecision: 6 } as const;
