import { capability } from "../calls/capability.ts";
import { resetPassword } from "./password/reset-password.ts";
import { acceptTerms } from "./terms/accept-terms.ts";
import { getTerms } from "./terms/get-terms.ts";

/** Calls about one's own account: open before the terms are accepted. */
export const userCalls = capability([
	{ may: "any-role", beforeTerms: true, route: getTerms },
	{ may: "any-role", beforeTerms: true, route: acceptTerms },
	{ may: "any-role", beforeTerms: true, route: resetPassword },
]);
