import { capability } from "../calls/capability.ts";
import { getSpecification } from "./get-specification.ts";
import { getValidators } from "./get-validators.ts";

export const flows = capability([
	{ may: "any-role", route: getSpecification },
	{ may: "everybody", route: getValidators },
]);
