/** The languages' validators as code; written by `npm run generate`. Apart from the index, so that no page loads them that needs none. */
export * from "./generated/validators.js";
