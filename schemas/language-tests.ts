/** The languages' schemas as code that says yes or no; written by `npm run generate`. Apart from the index, so that no browser loads it. */
export * from "./generated/language-tests.js";
