import { readFileSync } from "node:fs";
import { projectFile } from "../../plugins/project-file.ts";
import { checkTermsText, type TermsText } from "./terms-text.ts";
import { termsVersion } from "./terms-version.ts";

const file = projectFile(`server/accounts/terms/texts/${termsVersion}.json`);

/** The text in force for tenants without their own. */
export const generalTerms: TermsText = checkTermsText(JSON.parse(readFileSync(file, "utf8")), termsVersion, file);
