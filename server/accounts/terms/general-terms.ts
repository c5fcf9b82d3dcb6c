import { readFileSync } from "node:fs";
import { readTermsText, type TermsText } from "./terms-text.ts";
import { termsVersion } from "./terms-version.ts";

const file = new URL(`texts/${termsVersion}.json`, import.meta.url);

/** The text in force for tenants that bring none of their own. */
export const generalTerms: TermsText = readTermsText(readFileSync(file, "utf8"), termsVersion, file.pathname);
